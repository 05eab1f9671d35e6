import { type Remote, wrap } from 'comlink';
import type { Cancellation } from '../src/domain/field/ports.ts';

/** One piece of work. `run` may be called again with another worker if the first one dies. */
interface Task<Api> {
  readonly run: (worker: Remote<Api>) => Promise<unknown>;
  /** Lower runs first. */
  readonly priority: number;
  readonly signal: Cancellation;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
  attempts: number;
}

interface Slot<Api> {
  readonly worker: Worker;
  readonly remote: Remote<Api>;
  task: Task<Api> | null;
  /** It has run its script. */
  born: boolean;
  dead: boolean;
}

interface LivingApi {
  ready(): Promise<void>;
}

const MOST_ATTEMPTS = 3;

/** A worker that ends before it has done anything is tried so often; then its script cannot be had, or cannot run. */
const MOST_STILLBORN = 3;

const NO_WORKER = 'The background worker could not be started. Reload the page to try again.';

/** Work was lost with its worker, again and again. */
class WorkerLostError extends Error {
  override readonly name = 'WorkerLostError';
}

/** Work was cancelled. */
export class AbortError extends Error {
  override readonly name = 'AbortError';
}

/**
 * A few workers and a queue. A worker that dies is replaced and its task done again. A cancelled task is dropped from
 * the queue at once; if it runs already, its result is dropped when it comes.
 */
export class WorkerPool<Api extends LivingApi> {
  private readonly slots: Slot<Api>[] = [];
  private readonly queue: Task<Api>[] = [];
  private readonly createWorker: (name: string) => Worker;
  private serial = 0;
  /** Workers in a row that ended before they had run their script. */
  private stillborn = 0;

  constructor(createWorker: (name: string) => Worker, size: number) {
    this.createWorker = createWorker;
    for (let i = 0; i < size; i++) this.slots.push(this.startSlot());
  }

  /** Rejects with an AbortError when cancelled and with a WorkerLostError when no worker survives the task. */
  run<T>(priority: number, signal: Cancellation, run: (worker: Remote<Api>) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (signal.aborted) return reject(new AbortError('cancelled'));
      if (this.stillborn >= MOST_STILLBORN) return reject(new WorkerLostError(NO_WORKER));
      // A signal may outlive its work by far, and would keep all that the work holds.
      const settle = (done: () => void) => {
        signal.removeEventListener('abort', onAbort);
        done();
      };
      const task: Task<Api> = {
        run,
        priority,
        signal,
        resolve: (value) => settle(() => resolve(value as T)),
        reject: (reason) => settle(() => reject(reason)),
        attempts: 0,
      };
      const onAbort = () => {
        const index = this.queue.indexOf(task);
        if (index >= 0) this.queue.splice(index, 1);
        task.reject(new AbortError('cancelled'));
      };
      signal.addEventListener('abort', onAbort);
      this.enqueue(task);
      this.dispatch();
    });
  }

  private enqueue(task: Task<Api>): void {
    const index = this.queue.findIndex((other) => other.priority > task.priority);
    this.queue.splice(index < 0 ? this.queue.length : index, 0, task);
  }

  private dispatch(): void {
    for (const slot of this.slots) {
      if (slot.task || slot.dead) continue;
      const task = this.queue.shift();
      if (!task) return;
      void this.start(slot, task);
    }
  }

  private async start(slot: Slot<Api>, task: Task<Api>): Promise<void> {
    slot.task = task;
    task.attempts++;
    try {
      task.resolve(await task.run(slot.remote));
    } catch (error) {
      if (!slot.dead) task.reject(error);
    }
    // A dead slot has been replaced and its task taken over: nothing is left to do here.
    if (slot.dead) return;
    slot.task = null;
    this.dispatch();
  }

  private startSlot(): Slot<Api> {
    this.serial++;
    const name = `scarp-worker-${this.serial}-${crypto.randomUUID()}`;
    const worker = this.createWorker(name);
    const slot: Slot<Api> = { worker, remote: wrap<Api>(worker), task: null, born: false, dead: false };
    const onDeath = () => this.replace(slot);
    worker.addEventListener('error', onDeath);
    worker.addEventListener('messageerror', onDeath);
    void this.watch(slot, name, onDeath);
    return slot;
  }

  /**
   * A worker may end without an event (out of memory, closed by the browser). Its lock is released then, and only
   * then, so whoever gets it knows.
   */
  private async watch(slot: Slot<Api>, name: string, onDeath: () => void): Promise<void> {
    await (slot.remote as unknown as LivingApi).ready();
    slot.born = true;
    this.stillborn = 0;
    if (!slot.dead) await navigator.locks?.request(name, onDeath);
  }

  private replace(slot: Slot<Api>): void {
    if (slot.dead) return;
    slot.dead = true;
    slot.worker.terminate();
    const { task } = slot;
    if (!slot.born && ++this.stillborn >= MOST_STILLBORN) {
      this.giveUp();
      return;
    }
    this.slots[this.slots.indexOf(slot)] = this.startSlot();
    if (task && !task.signal.aborted) {
      if (task.attempts < MOST_ATTEMPTS) this.enqueue(task);
      else task.reject(new WorkerLostError('The background worker stopped three times at this recipe.'));
    }
    this.dispatch();
  }

  /** Tells all that wait that nothing will be done. */
  private giveUp(): void {
    const waiting = [...this.slots.map(({ task }) => task), ...this.queue.splice(0)];
    for (const task of waiting) task?.reject(new WorkerLostError(NO_WORKER));
  }
}

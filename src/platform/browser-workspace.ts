import { DEFAULT_WORKSPACE, type WorkspaceState, type WorkspaceStore } from '../state/workspace-store.ts';

const KEY = 'scarp-workspace';

/** What was kept of the workspace; entries of another kind than today's are left out. */
export function readWorkspace(): Partial<WorkspaceState> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const known = Object.entries(DEFAULT_WORKSPACE).filter(
      ([key, value]) => typeof kept[key] === typeof value,
    );
    return Object.fromEntries(known.map(([key]) => [key, kept[key]])) as Partial<WorkspaceState>;
  } catch {
    return {};
  }
}

/** Keeps the workspace from now on. Where the browser refuses storage, it lasts until the page is closed. */
export function keepWorkspace(workspace: WorkspaceStore): void {
  workspace.subscribe((state) => {
    try {
      localStorage.setItem(KEY, JSON.stringify(state));
    } catch {
      // Nothing is lost but the arrangement of panels.
    }
  });
}

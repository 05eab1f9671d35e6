import { checkRecipe } from '../recipe/parse.ts';
import type { Recipe } from '../recipe/schema.ts';

/** A recipe with the name that a person gave it, as the browser's database keeps it. */
export interface ScarpDocument {
  readonly id: string;
  readonly name: string;
  readonly recipe: Recipe;
  /** Milliseconds since 1970 of the last change. */
  readonly changedAt: number;
}

/** Reads a document from the database; null if it is not one (the database is no safer a source than a file). */
export function readDocument(value: unknown): ScarpDocument | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, recipe, changedAt } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof changedAt !== 'number') return null;
  const checked = checkRecipe(recipe);
  return checked.ok ? { id, name, recipe: checked.recipe, changedAt } : null;
}

/** A document in a list, without its recipe. */
export interface DocumentEntry {
  readonly id: string;
  readonly name: string;
  readonly changedAt: number;
}

/** Where documents are kept. Every call rejects when the storage is refused or full. */
export interface DocumentStorage {
  save(document: ScarpDocument): Promise<void>;
  /** Null when there is none with this id, or what is kept there is not a document. */
  load(id: string): Promise<ScarpDocument | null>;
  remove(id: string): Promise<void>;
  /** Newest first. */
  list(): Promise<DocumentEntry[]>;
  /** The document that was open last. */
  lastOpened(): Promise<string | null>;
  setLastOpened(id: string | null): Promise<void>;
}

import type { DocumentEntry } from '../domain/document/document.ts';

/** An example recipe that comes with the page. */
export interface ExampleEntry {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** `768 x 768 x 192` */
  readonly size: string;
  /** Address of a small picture. */
  readonly picture: string;
}

/**
 * What the screen can ask for that reaches outside of it. Each answers when it is done; refusals are shown through
 * the session store, and nothing open is ever overwritten: what is opened becomes a document of its own.
 */
export interface Commands {
  openFile(file: File): Promise<void>;
  openText(text: string, name: string): Promise<void>;
  openExample(id: string): Promise<void>;
  openKept(id: string): Promise<void>;
  deleteKept(id: string): Promise<void>;
  listKept(): Promise<DocumentEntry[]>;
  newDocument(): Promise<void>;
  /** Gives the recipe as a file to the browser's downloads. */
  downloadRecipe(): void;
  /** False if the browser refused the clipboard. */
  copyRecipe(): Promise<boolean>;
  readonly examples: readonly ExampleEntry[];
}

import type { DocumentStorage, ScarpDocument } from '../domain/document/document.ts';
import { exportJson } from '../domain/recipe/canonical.ts';
import { NEW_RECIPE } from '../domain/recipe/new-recipe.ts';
import { parseRecipe, parseRecipeBytes, type RecipeResult } from '../domain/recipe/parse.ts';
import type { RecipeHint } from '../domain/recipe/problem.ts';
import type { Recipe } from '../domain/recipe/schema.ts';
import type { Commands, ExampleEntry } from '../state/commands.ts';
import type { DocumentStore } from '../state/document-store.ts';
import type { SessionStore } from '../state/session-store.ts';
import type { WorkspaceStore } from '../state/workspace-store.ts';

export interface CommandParts {
  readonly documents: DocumentStore;
  readonly session: SessionStore;
  readonly workspace: WorkspaceStore;
  readonly storage: DocumentStorage;
  readonly examples: readonly ExampleEntry[];
  loadExample(id: string): Promise<string>;
  noteTextHints(recipe: Recipe, hints: readonly RecipeHint[]): void;
  download(name: string, text: string, type: string): void;
  copy(text: string): Promise<boolean>;
  newId(): string;
  now(): number;
}

/** Opening is lenient about how integers are written, since saving rewrites them; it says so with a hint. */
const OPENING = { integers: 'lenient' } as const;

/** What the screen can ask for, over the parts that `main.tsx` puts together. */
export function createCommands(parts: CommandParts): Commands {
  const { documents, session, workspace, storage } = parts;

  const openDocument = (document: ScarpDocument | null) => {
    session.setState({ selection: { kind: 'none' }, pointer: null, refused: null });
    documents.open(document);
  };

  const openNew = async (name: string, recipe: Recipe) => {
    const document = { id: parts.newId(), name, recipe, changedAt: parts.now() };
    openDocument(document);
    try {
      await storage.save(document);
      session.setState({ saving: 'saved', savedAt: parts.now() });
    } catch {
      session.setState({ saving: 'failed' });
    }
  };

  const openResult = async (result: RecipeResult, name: string) => {
    if (!result.ok) {
      session.setState({ refused: { name, problems: result.problems } });
      workspace.setState({ dockOpen: true, dockTab: 'problems' });
      return;
    }
    parts.noteTextHints(result.recipe, result.hints);
    await openNew(name.replace(/(\.recipe)?\.json$/i, ''), result.recipe);
  };

  const refuse = (name: string, message: string) => {
    const problem = {
      severity: 'error',
      code: 'not_text',
      path: '',
      line: null,
      column: null,
      message,
    } as const;
    session.setState({ refused: { name, problems: [problem] } });
    workspace.setState({ dockOpen: true, dockTab: 'problems' });
  };

  return {
    examples: parts.examples,

    async openFile(file) {
      try {
        // A file far past the limit is refused by its size alone; reading it could take the page's memory.
        const part = file.slice(0, 4_194_304);
        await openResult(parseRecipeBytes(new Uint8Array(await part.arrayBuffer()), OPENING), file.name);
      } catch {
        refuse(file.name, 'The browser could not read this file. Is it a folder, or has it been moved?');
      }
    },

    openText: (text, name) => openResult(parseRecipe(text, OPENING), name),

    async openExample(id) {
      const entry = parts.examples.find((example) => example.id === id);
      try {
        await openResult(parseRecipe(await parts.loadExample(id), OPENING), entry?.name ?? id);
      } catch {
        refuse(entry?.name ?? id, 'The example could not be loaded. Is Scarp still running?');
      }
    },

    async openKept(id) {
      const document = await storage.load(id).catch(() => null);
      if (document) {
        openDocument(document);
        session.setState({ saving: 'saved', savedAt: document.changedAt });
      } else refuse('Kept document', 'This document could not be read from the browser’s database.');
    },

    async deleteKept(id) {
      if (documents.getState().document?.id === id) openDocument(null);
      await storage.remove(id);
    },

    listKept: () => storage.list().catch(() => []),

    newDocument: () => openNew('Untitled', NEW_RECIPE),

    downloadRecipe() {
      const { document } = documents.getState();
      if (document)
        parts.download(`${fileName(document.name)}.json`, exportJson(document.recipe), 'application/json');
    },

    async copyRecipe() {
      const { document } = documents.getState();
      return document ? parts.copy(exportJson(document.recipe)) : false;
    },
  };
}

/** A name that every file system takes. */
function fileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return plain === '' ? 'recipe' : [...plain].slice(0, 60).join('');
}

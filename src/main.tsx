import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startAdvising } from './effects/advise.ts';
import { startAutosave } from './effects/autosave.ts';
import { createCommands } from './effects/commands.ts';
import { startCompiling } from './effects/compile-terrain.ts';
import { startShading } from './effects/shade-map.ts';
import { createBrowserDocuments } from './platform/browser-documents.ts';
import { keepWorkspace, readWorkspace } from './platform/browser-workspace.ts';
import { copyText, downloadText } from './platform/download.ts';
import { examples, loadExample } from './platform/examples.ts';
import { createBrowserCompute } from './platform/terrain-workers.ts';
import { createDocumentStore } from './state/document-store.ts';
import { createSessionStore } from './state/session-store.ts';
import { createWorkspaceStore } from './state/workspace-store.ts';
import { AppShell } from './ui/app.tsx';
import { AppProvider } from './ui/app-context.tsx';

const documents = createDocumentStore(Date.now);
const session = createSessionStore();
const workspace = createWorkspaceStore(readWorkspace());
const storage = createBrowserDocuments();
const compute = createBrowserCompute();

keepWorkspace(workspace);
startCompiling(documents, session, compute);
startShading(session, compute);
startAutosave(documents, session, storage);
const { noteTextHints } = startAdvising(documents, session, compute);

const commands = createCommands({
  documents,
  session,
  workspace,
  storage,
  examples,
  loadExample,
  noteTextHints,
  download: downloadText,
  copy: copyText,
  newId: () => crypto.randomUUID(),
  now: Date.now,
});

/** Goes on with the document that was open last; a browser without storage starts empty. */
async function openLast(): Promise<void> {
  const id = await storage.lastOpened().catch(() => null);
  if (id) await commands.openKept(id);
}

await openLast();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AppProvider app={{ document: documents, session, workspace, compute, commands }}>
        <AppShell />
      </AppProvider>
    </StrictMode>,
  );
}

/** When the page has come to rest; Safari has no idle callback. */
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500));
// What keeps workers from getting warm keeps them from computing, which says so.
whenIdle(() => void compute.warmUp().catch(() => {}));

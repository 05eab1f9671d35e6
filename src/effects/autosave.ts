import type { DocumentStorage, ScarpDocument } from '../domain/document/document.ts';
import type { DocumentStore } from '../state/document-store.ts';
import type { SessionStore } from '../state/session-store.ts';

/** Keeps every change of the document, one write after the other, the newest last. */
export function startAutosave(
  documents: DocumentStore,
  session: SessionStore,
  storage: DocumentStorage,
): void {
  let waiting: ScarpDocument | null = null;
  let writing = false;

  const write = async () => {
    if (writing) return;
    writing = true;
    while (waiting) {
      const document = waiting;
      waiting = null;
      try {
        await storage.save(document);
        session.setState({ saving: waiting ? 'saving' : 'saved', savedAt: Date.now() });
      } catch {
        session.setState({ saving: 'failed' });
      }
    }
    writing = false;
  };

  documents.subscribe(({ document }, before) => {
    if (document === before.document) return;
    const opened = document?.id !== before.document?.id;
    if (opened)
      void storage.setLastOpened(document?.id ?? null).catch(() => session.setState({ saving: 'failed' }));
    if (!document || opened) {
      session.setState({ saving: 'idle', savedAt: null });
      return;
    }
    waiting = document;
    session.setState({ saving: 'saving' });
    void write();
  });
}

import { createStore, del, entries, get, set } from 'idb-keyval';
import { type DocumentStorage, readDocument } from '../domain/document/document.ts';

/** Documents in the browser's own database, one entry each under its id. */
export function createBrowserDocuments(): DocumentStorage {
  const documents = createStore('scarp-documents', 'documents');
  const settings = createStore('scarp-settings', 'settings');
  const LAST = 'last-opened';
  return {
    save: (document) => set(document.id, document, documents),
    load: async (id) => readDocument(await get(id, documents)),
    remove: (id) => del(id, documents),
    async list() {
      const kept = await entries(documents);
      return kept
        .map(([, value]) => value as { id: string; name: string; changedAt: number })
        .map(({ id, name, changedAt }) => ({ id, name, changedAt }))
        .sort((a, b) => b.changedAt - a.changedAt);
    },
    async lastOpened() {
      const id = await get<unknown>(LAST, settings);
      return typeof id === 'string' ? id : null;
    },
    setLastOpened: (id) => (id === null ? del(LAST, settings) : set(LAST, id, settings)),
  };
}

import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { TerrainCompute } from '../domain/field/ports.ts';
import type { Commands } from '../state/commands.ts';
import type { DocumentState, DocumentStore } from '../state/document-store.ts';
import type { SessionState, SessionStore } from '../state/session-store.ts';
import type { WorkspaceState, WorkspaceStore } from '../state/workspace-store.ts';

/** Everything the screen works with. `main.tsx` builds it; components reach it through the hooks below. */
export interface App {
  readonly document: DocumentStore;
  readonly session: SessionStore;
  readonly workspace: WorkspaceStore;
  readonly compute: TerrainCompute;
  readonly commands: Commands;
}

const AppContext = createContext<App | null>(null);

export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp needs an AppProvider above it');
  return app;
}

export function useDocument<T>(select: (state: DocumentState) => T): T {
  return useStore(useApp().document, select);
}

export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useApp().session, select);
}

export function useWorkspace<T>(select: (state: WorkspaceState) => T): T {
  return useStore(useApp().workspace, select);
}

import { createStore } from 'zustand/vanilla';

export type ThemeChoice = 'system' | 'light' | 'dark';
export type View = '2d' | '2d+3d' | '3d';
export type DockTab = 'problems';

/** How the person has arranged the window: kept in the browser, not part of a document. */
export interface WorkspaceState {
  readonly theme: ThemeChoice;
  readonly view: View;
  readonly dockOpen: boolean;
  readonly dockTab: DockTab;
  readonly tileGrid: boolean;
  readonly preserveBoxes: boolean;
}

export const DEFAULT_WORKSPACE: WorkspaceState = {
  theme: 'system',
  view: '2d',
  dockOpen: false,
  dockTab: 'problems',
  tileGrid: false,
  preserveBoxes: true,
};

export type WorkspaceStore = ReturnType<typeof createWorkspaceStore>;

/** How the window is arranged. @param kept what a browser kept of it */
export function createWorkspaceStore(kept: Partial<WorkspaceState> = {}) {
  return createStore<WorkspaceState>(() => ({ ...DEFAULT_WORKSPACE, ...kept }));
}

import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useWorkspace } from '../app-context.tsx';

const DARK = '(prefers-color-scheme: dark)';

/** Puts the chosen theme on the page. Answers which one that is. */
export function useTheme(): 'light' | 'dark' {
  const choice = useWorkspace((state) => state.theme);
  const systemIsDark = useSyncExternalStore(subscribeToSystem, () => window.matchMedia(DARK).matches);
  const theme = choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return theme;
}

function subscribeToSystem(onChange: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

import { Tooltip } from '@base-ui/react/tooltip';
import { Toaster } from 'sonner';
import { useApp, useDocument } from './app-context.tsx';
import { Announcer } from './dock/announcer.tsx';
import { Dock } from './dock/dock.tsx';
import { DropTarget } from './shell/drop-target.tsx';
import { Header } from './shell/header.tsx';
import { StatusBar } from './shell/status-bar.tsx';
import { useFocusRequests } from './shell/use-focus-requests.ts';
import { usePaste } from './shell/use-paste.ts';
import { useShortcut } from './shell/use-shortcut.ts';
import { useTheme } from './shell/use-theme.ts';
import { Workbench } from './shell/workbench.tsx';
import { StartScreen } from './start/start-screen.tsx';
import './styles/tokens.css';
import './styles/base.css';
import './styles/toast.css';
import css from './shell/window.module.css';

/** The window. */
export function AppShell() {
  const { workspace } = useApp();
  const isOpen = useDocument((state) => state.document !== null);
  const theme = useTheme();
  useFocusRequests();
  usePaste();
  useShortcut('j', () => workspace.setState({ dockOpen: !workspace.getState().dockOpen }));
  return (
    <Tooltip.Provider delay={500}>
      <div className={css.window}>
        <Header />
        {isOpen ? (
          <Workbench />
        ) : (
          <main aria-label="Start" className={css.start}>
            <StartScreen />
          </main>
        )}
        <Dock />
        <StatusBar />
      </div>
      <DropTarget />
      <Announcer />
      <Toaster theme={theme} position="bottom-center" className="scarp-toasts" />
    </Tooltip.Provider>
  );
}

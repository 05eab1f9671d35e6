import { Tabs } from '@base-ui/react/tabs';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { DockTab } from '../../state/workspace-store.ts';
import { useApp, useSession, useWorkspace } from '../app-context.tsx';
import { classes } from '../controls/classes.ts';
import { IconButton } from '../controls/icon-button.tsx';
import css from './dock.module.css';
import { ProblemsTab } from './problems-tab.tsx';
import { ResizeLine } from './resize-line.tsx';
import { useDockHeight } from './use-dock-height.ts';
import { useProblems } from './use-problems.ts';

/** The panel below the map. Closed, its tabs stay in sight. */
export function Dock() {
  const { workspace } = useApp();
  const open = useWorkspace((state) => state.dockOpen);
  const tab = useWorkspace((state) => state.dockTab);
  const { height, least, most, resize } = useDockHeight();
  const entries = useProblems();
  const refused = useSession((state) => state.refused);
  const errors =
    entries.filter(({ severity }) => severity === 'error').length + (refused?.problems.length ?? 0);
  const hints = entries.length + (refused?.problems.length ?? 0) - errors;
  return (
    <section className={css.dock} aria-label="Dock" style={open ? { height } : undefined}>
      {open && <ResizeLine height={height} least={least} most={most} onResize={resize} />}
      <Tabs.Root
        className={css.root}
        value={tab}
        onValueChange={(next: DockTab) => workspace.setState({ dockTab: next, dockOpen: true })}
      >
        <div className={css.bar}>
          <Tabs.List className={css.tabs} aria-label="Dock panels">
            <Tabs.Tab
              value="problems"
              className={css.tab}
              onClick={() => workspace.setState({ dockOpen: true })}
            >
              Problems
              <Count count={errors} noun="error" problem />
              <Count count={hints} noun="hint" />
            </Tabs.Tab>
          </Tabs.List>
          <IconButton
            icon={open ? ChevronDown : ChevronUp}
            label={open ? 'Close dock' : 'Open dock'}
            shortcut="Ctrl J"
            size="small"
            aria-expanded={open}
            onClick={() => workspace.setState({ dockOpen: !open })}
          />
        </div>
        <Tabs.Panel value="problems" className={css.panel} keepMounted hidden={!open}>
          <ProblemsTab />
        </Tabs.Panel>
      </Tabs.Root>
    </section>
  );
}

function Count({ count, noun, problem = false }: { count: number; noun: string; problem?: boolean }) {
  if (count === 0) return null;
  return (
    <span
      className={classes(css.count, problem && css.problem)}
      title={`${count} ${noun}${count === 1 ? '' : 's'}`}
    >
      {count}
      <span className="visually-hidden"> {count === 1 ? noun : `${noun}s`}</span>
    </span>
  );
}

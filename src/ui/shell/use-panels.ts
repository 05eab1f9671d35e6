import { useEffect, useState } from 'react';
import { useSession } from '../app-context.tsx';

type Panel = 'recipe' | 'inspector';

export interface Panels {
  readonly recipe: boolean;
  readonly inspector: boolean;
  toggle(panel: Panel): void;
}

/** Below these widths the map would be too narrow between the panels. */
const ROOM: Record<Panel, string> = { recipe: '(min-width: 960px)', inspector: '(min-width: 1180px)' };

/** Which side panels are unfolded: those there is room for, unless the person has it otherwise. */
export function usePanels(): Panels {
  const [open, setOpen] = useState(() => ({ recipe: hasRoom('recipe'), inspector: hasRoom('inspector') }));

  useEffect(() => {
    const panels: readonly Panel[] = ['recipe', 'inspector'];
    const stops = panels.map((panel) => {
      const query = window.matchMedia(ROOM[panel]);
      const onChange = () => setOpen((before) => ({ ...before, [panel]: query.matches }));
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const request = useSession((state) => state.focusRequest);
  useEffect(() => {
    if (!request) return;
    const panel = /^\/(features|preserve)\//.test(request.pointer) ? 'inspector' : 'recipe';
    setOpen((before) => unfold(before, panel));
  }, [request]);

  return {
    ...open,
    toggle: (panel) =>
      setOpen((before) => (before[panel] ? { ...before, [panel]: false } : unfold(before, panel))),
  };
}

/** Where there is room for one panel only, the other one makes way. */
function unfold(before: Record<Panel, boolean>, panel: Panel): Record<Panel, boolean> {
  const other = panel === 'recipe' ? 'inspector' : 'recipe';
  return { ...before, [panel]: true, [other]: before[other] && hasRoom('recipe') };
}

function hasRoom(panel: Panel): boolean {
  return window.matchMedia(ROOM[panel]).matches;
}

import { Menu } from '@base-ui/react/menu';
import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { useRef } from 'react';
import type { ThemeChoice } from '../../state/workspace-store.ts';
import { useApp, useWorkspace } from '../app-context.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import popup from '../controls/popup.module.css';
import { PopupHost } from '../controls/popup-host.tsx';

const CHOICES = [
  { value: 'system', text: 'System', icon: Monitor },
  { value: 'light', text: 'Light', icon: Sun },
  { value: 'dark', text: 'Dark', icon: Moon },
] as const;

/** Light, dark, or as the system has it. */
export function ThemeMenu() {
  const { workspace } = useApp();
  const theme = useWorkspace((state) => state.theme);
  const host = useRef<HTMLSpanElement>(null);
  const current = CHOICES.find(({ value }) => value === theme) ?? CHOICES[0];
  return (
    <Menu.Root>
      <Menu.Trigger render={<IconButton icon={current.icon} label="Theme" />} />
      <PopupHost ref={host} />
      <Menu.Portal container={host}>
        <Menu.Positioner className={popup.positioner} positionMethod="fixed" sideOffset={4} align="end">
          <Menu.Popup className={popup.popup} aria-label="Theme">
            <Menu.RadioGroup
              value={theme}
              onValueChange={(next: ThemeChoice) => workspace.setState({ theme: next })}
            >
              {CHOICES.map(({ value, text, icon: Icon }) => (
                <Menu.RadioItem key={value} value={value} className={popup.item} closeOnClick>
                  <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
                  {text}
                  <Menu.RadioItemIndicator className={popup.end}>
                    <Check size={14} aria-hidden="true" />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import css from './button.module.css';
import { classes } from './classes.ts';
import { Tip } from './tip.tsx';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly shortcut?: string | undefined;
  readonly size?: 'regular' | 'small';
  readonly pressed?: boolean;
  /** Why it cannot be used now: it stays in reach of the keyboard and the tooltip tells the reason. */
  readonly unavailable?: string | null;
}

/** A button with an icon, a name and a tooltip. */
export function IconButton({
  icon: Icon,
  label,
  shortcut,
  size = 'regular',
  pressed,
  unavailable = null,
  onClick,
  ...rest
}: IconButtonProps) {
  const reasonId = useId();
  return (
    <>
      <Tip text={unavailable ?? label} shortcut={unavailable ? undefined : shortcut}>
        <button
          type="button"
          className={classes(css['icon-button'], size === 'small' && css['icon-small'])}
          aria-label={label}
          aria-pressed={pressed}
          aria-disabled={unavailable !== null || undefined}
          aria-describedby={unavailable !== null ? reasonId : undefined}
          {...rest}
          onClick={unavailable === null ? onClick : undefined}
        >
          <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </Tip>
      {unavailable !== null && (
        <span id={reasonId} className="visually-hidden">
          {unavailable}
        </span>
      )}
    </>
  );
}

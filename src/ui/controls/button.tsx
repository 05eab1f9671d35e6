import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import css from './button.module.css';
import { classes } from './classes.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly icon?: LucideIcon;
  /** `main` is the one thing to do now; `ghost` has no border until it is met. */
  readonly kind?: 'plain' | 'main' | 'ghost' | 'risky';
  readonly size?: 'regular' | 'small';
}

/** A button with words. */
export function Button({ icon: Icon, kind = 'plain', size = 'regular', children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classes(css.button, css[kind], css[size])} {...rest}>
      {Icon && <Icon size={16} strokeWidth={1.5} aria-hidden="true" />}
      {children}
    </button>
  );
}

import type { ComponentProps } from 'react';
import css from './link-button.module.css';

/** A button in running text. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" className={css.link} {...props} />;
}

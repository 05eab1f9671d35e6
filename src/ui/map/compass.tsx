import css from './map-view.module.css';

/** Shows where north is: always up. */
export function Compass() {
  return (
    <div className={css.compass} role="img" aria-label="North is up">
      <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
        <path className={css['compass-ticks']} d="M20 33v3M4 20h3M33 20h3" />
        <path className={css['compass-needle']} d="M20 15 24 28 20 25.5 16 28z" />
        <text className={css['compass-letter']} x="20" y="12" textAnchor="middle">
          N
        </text>
      </svg>
    </div>
  );
}

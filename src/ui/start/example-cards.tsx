import { useApp } from '../app-context.tsx';
import css from './example-cards.module.css';

/** The examples that come with the page, each with its picture. */
export function ExampleCards({ onOpen }: { onOpen: (id: string) => void }) {
  const { commands } = useApp();
  return (
    <ul className={css.cards} aria-label="Examples">
      {commands.examples.map(({ id, name, about, size, picture }) => (
        <li key={id}>
          <button type="button" className={css.card} title={about} onClick={() => onOpen(id)}>
            <img className={css.picture} src={picture} alt="" />
            <span className={css.name}>{name}</span>
            <span className={css.size}>{size.replaceAll(' x ', ' × ')}</span>
            <span className={css.about}>{about}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

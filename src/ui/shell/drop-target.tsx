import { FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../app-context.tsx';
import css from './drop-target.module.css';

/** The whole window takes a recipe file. */
export function DropTarget() {
  const { commands } = useApp();
  const [over, setOver] = useState(false);
  // Entering a child comes before leaving its parent, so that only the balance tells whether the file is gone.
  const depth = useRef(0);

  useEffect(() => {
    const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const move = (change: number) => {
      depth.current = Math.max(0, depth.current + change);
      setOver(depth.current > 0);
    };
    const onEnter = (event: DragEvent) => holdsFile(event) && move(1);
    const onLeave = (event: DragEvent) => holdsFile(event) && move(-1);
    const onOver = (event: DragEvent) => holdsFile(event) && event.preventDefault();
    const onDrop = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      void openAll([...(event.dataTransfer?.files ?? [])]);
    };
    /** Each becomes a document of its own; the last stays open. */
    const openAll = async (files: readonly File[]) => {
      for (const file of files) await commands.openFile(file);
    };
    const listeners = { dragenter: onEnter, dragleave: onLeave, dragover: onOver, drop: onDrop };
    const entries = Object.entries(listeners) as [keyof typeof listeners, (event: DragEvent) => void][];
    for (const [type, listener] of entries) window.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of entries) window.removeEventListener(type, listener);
    };
  }, [commands]);

  if (!over) return null;
  return (
    <output className={css.overlay}>
      <span className={css.frame}>
        <FileDown size={32} strokeWidth={1.25} aria-hidden="true" />
        <span className={css.title}>Drop to open the recipe</span>
        <span className={css.note}>It becomes a document of its own. Nothing open is overwritten.</span>
      </span>
    </output>
  );
}

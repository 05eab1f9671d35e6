import { useEffect } from 'react';
import { toast } from 'sonner';
import { useApp } from '../app-context.tsx';

/** A recipe pasted anywhere outside of a field is opened. */
export function usePaste(): void {
  const { commands } = useApp();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (
        target instanceof HTMLElement &&
        target.closest('input, textarea, [contenteditable], [role="dialog"]')
      )
        return;
      const [file] = clipboardData?.files ?? [];
      const text = clipboardData?.getData('text/plain').trim() ?? '';
      if (file) void commands.openFile(file);
      else if (text.startsWith('{')) void commands.openText(text, 'Pasted recipe');
      else if (text !== '') toast('What was pasted is no recipe: its JSON begins with {.');
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [commands]);
}

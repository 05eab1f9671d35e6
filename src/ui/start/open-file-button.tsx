import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { useApp } from '../app-context.tsx';
import { Button, type ButtonProps } from '../controls/button.tsx';

interface OpenFileButtonProps extends Pick<ButtonProps, 'kind' | 'children'> {
  /** Told before the file is read. */
  readonly onChosen?: () => void;
}

/** Opens a recipe from the disk. */
export function OpenFileButton({ onChosen, children, kind = 'plain' }: OpenFileButtonProps) {
  const { commands } = useApp();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Recipe file"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after it was mended.
          event.target.value = '';
          if (!file) return;
          onChosen?.();
          void commands.openFile(file);
        }}
      />
      <Button icon={FolderOpen} kind={kind} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}

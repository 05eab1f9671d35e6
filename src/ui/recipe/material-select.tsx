import { Select } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { MATERIALS, type Material } from '../../domain/recipe/limits.ts';
import { useApp, useDocument } from '../app-context.tsx';
import { materialName } from '../controls/materials.ts';
import popup from '../controls/popup.module.css';
import { PopupHost } from '../controls/popup-host.tsx';
import { Swatch } from '../controls/swatch.tsx';
import css from './material-select.module.css';

interface MaterialSelectProps {
  readonly layer: 'surface' | 'soil' | 'rock';
  readonly label: string;
}

/** The material of one layer of the ground. */
export function MaterialSelect({ layer, label }: MaterialSelectProps) {
  const { document } = useApp();
  const material = useDocument((state) => state.document?.recipe.palette[layer]);
  const host = useRef<HTMLSpanElement>(null);
  if (!material) return null;
  const pointer = `/palette/${layer}`;
  const choose = (next: Material | null) => next && document.setValue(pointer, next, next);
  return (
    <div className={css.select}>
      <Select.Root value={material} onValueChange={choose}>
        <Select.Trigger
          className={css.trigger}
          aria-label={label}
          data-place={pointer}
          title={`${label}: ${materialName(material)}`}
        >
          <span className={css.name}>{label}</span>
          <Swatch material={material} />
          <span className={css.value}>{materialName(material)}</span>
        </Select.Trigger>
        <PopupHost ref={host} />
        <Select.Portal container={host}>
          <Select.Positioner
            className={popup.positioner}
            positionMethod="fixed"
            sideOffset={4}
            alignItemWithTrigger={false}
          >
            <Select.Popup className={popup.popup} aria-label={label}>
              {MATERIALS.map((choice) => (
                <Select.Item key={choice} value={choice} className={popup.item}>
                  <Swatch material={choice} />
                  <Select.ItemText>{materialName(choice)}</Select.ItemText>
                  <Select.ItemIndicator className={popup.end}>
                    <Check size={14} aria-hidden="true" />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </div>
  );
}

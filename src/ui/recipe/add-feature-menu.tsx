import { Menu } from '@base-ui/react/menu';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { FEATURE_TYPES, type FeatureType } from '../../domain/recipe/limits.ts';
import { FeatureIcon } from '../controls/feature-icon.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import popup from '../controls/popup.module.css';
import { PopupHost } from '../controls/popup-host.tsx';
import { typeName } from './feature-words.ts';
import { featuresFull, useRecipeEdits } from './use-recipe-edits.ts';

const EFFECTS: Record<FeatureType, string> = {
  hill: 'adds, round',
  ridge: 'adds, along a path',
  plateau: 'sets a level',
  basin: 'digs, round',
  channel: 'digs, along a path',
  terrace: 'steps everywhere',
};

/** Adds a feature of a type in the middle of the envelope, as the last that runs. */
export function AddFeatureMenu({ count }: { count: number }) {
  const edits = useRecipeEdits();
  const host = useRef<HTMLSpanElement>(null);
  const full = featuresFull(count);
  if (full) return <IconButton icon={Plus} label="Add feature" size="small" unavailable={full} />;
  return (
    <Menu.Root>
      <Menu.Trigger render={<IconButton icon={Plus} label="Add feature" size="small" />} />
      <PopupHost ref={host} />
      <Menu.Portal container={host}>
        <Menu.Positioner className={popup.positioner} positionMethod="fixed" sideOffset={4} align="end">
          <Menu.Popup className={popup.popup} aria-label="Add feature">
            {FEATURE_TYPES.map((type) => (
              <Menu.Item
                key={type}
                className={popup.item}
                label={typeName(type)}
                onClick={() => edits.addFeature(type)}
              >
                <FeatureIcon type={type} />
                {typeName(type)}
                <span className={popup.end}>{EFFECTS[type]}</span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

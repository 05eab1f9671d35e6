import type { FeatureType } from '../../domain/recipe/limits.ts';

// Each is the outline the feature draws into the ground.
const OUTLINES: Record<FeatureType, string> = {
  hill: 'M1.5 12.5h13M2.8 12.5C5.4 12.5 5.2 4.5 8 4.5s2.6 8 5.2 8',
  ridge: 'M1.5 12.5 5.3 5.5l2.4 3.6 2.6-5.3 4.2 8.7z',
  plateau: 'M1.5 12.5h2l2-7h5l2 7h2',
  basin: 'M1.5 4.5h1.7c1.7 0 1.7 7 4.8 7s3.1-7 4.8-7h1.7',
  channel: 'M1.5 4.5H5l3 7 3-7h3.5',
  terrace: 'M1.5 12.5H5v-3h3.5v-3H12v-3h2.5',
};

const PRESERVE = 'M2.5 5.5v-3h3M10.5 2.5h3v3M13.5 10.5v3h-3M5.5 13.5h-3v-3M6 6h4v4H6z';

/** The sign of a feature type, or of a preserve box. */
export function FeatureIcon({ type }: { type: FeatureType | 'preserve' }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path d={type === 'preserve' ? PRESERVE : OUTLINES[type]} />
    </svg>
  );
}

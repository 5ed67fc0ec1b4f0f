/** Line icons on a grid of 20 units, with round ends. They are decorative: the text beside an icon has the meaning. */
const paths = {
  cart: 'M2.5 3h2l2 9.5h8.5l2-7H5.2 M8 16.5h.01 M14 16.5h.01',
  close: 'M5 5l10 10 M15 5L5 15',
  chevron: 'M5.5 8l4.5 4.5L14.5 8',
  check: 'M4 10.5l4 4 8-9',
  mail: 'M2.5 4.5h15v11h-15z M3 5l7 5.5L17 5',
  alert: 'M10 6v5 M10 14h.01 M10 2.5l8 14.5H2z',
  clock: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z M10 6v4.2l2.8 1.8',
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  readonly className?: string;
  readonly name: IconName;
}

/** An icon by its outline, on the same grid. */
export const Outline = ({ d, className = '' }: { d: string; className?: string | undefined }) => (
  <svg className={`icon ${className}`} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={d} />
  </svg>
);

export const Icon = ({ name, className }: IconProps) => <Outline d={paths[name]} className={className} />;

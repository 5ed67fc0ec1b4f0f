import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly icon: LucideIcon;
  readonly size?: number;
}

/** An icon of the common line set. The text beside it has its meaning. */
export const Icon = ({ icon: Drawing, size = 20 }: IconProps) => (
  <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />
);

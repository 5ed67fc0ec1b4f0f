import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly icon: LucideIcon;
  readonly size?: number;
}

/** One line set, one stroke; what it means is said beside it. */
export const Icon = ({ icon: Drawing, size = 20 }: IconProps) => (
  <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />
);

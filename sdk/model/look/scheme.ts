import type { ResolvedTheme } from '../../ports/theme';

/** The set of colours for a system that is dark, or not. */
export const resolveScheme = ({ theme }: ResolvedTheme, isSystemDark: boolean): 'light' | 'dark' =>
  theme === 'dark' || (theme === 'auto' && isSystemDark) ? 'dark' : 'light';

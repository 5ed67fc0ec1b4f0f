import type { Appearance, AppearanceOverrides, ResolvedTheme } from '../ports/theme';

/** Later wishes win, colour by colour. */
export const mergeOverrides = (
  first: AppearanceOverrides,
  then: AppearanceOverrides,
): AppearanceOverrides => ({
  ...first,
  ...then,
  dark: { ...first.dark, ...then.dark },
  variables: { ...first.variables, ...then.variables },
});

/** Without any wish the brand is followed, in the light or in the dark as the customer's system is. */
export const resolveTheme = (brand: Appearance, overrides: AppearanceOverrides = {}): ResolvedTheme => ({
  ...brand,
  theme: 'auto',
  dark: {},
  variables: {},
  ...overrides,
});

/** The set of colours that is shown on a system that is dark, or not. */
export const resolveScheme = ({ theme }: ResolvedTheme, isSystemDark: boolean): 'light' | 'dark' =>
  theme === 'dark' || (theme === 'auto' && isSystemDark) ? 'dark' : 'light';

import type { Appearance, AppearanceOverrides, ResolvedTheme } from '../../ports/theme';

/** Merges overrides; the second ones replace the first ones, colour by colour. */
export const mergeOverrides = (
  first: AppearanceOverrides,
  then: AppearanceOverrides,
): AppearanceOverrides => ({
  ...first,
  ...then,
  dark: { ...first.dark, ...then.dark },
  variables: { ...first.variables, ...then.variables },
});

/** The branding's appearance with the overrides. Without overrides: the branding, light or dark as the system is. */
export const resolveTheme = (brand: Appearance, overrides: AppearanceOverrides = {}): ResolvedTheme => ({
  ...brand,
  theme: 'auto',
  dark: {},
  variables: {},
  ...overrides,
});

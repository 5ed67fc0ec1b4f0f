import type { Appearance, BrandColours } from './branding';

/** `auto` follows the customer's system, also while the checkout is open. */
export type Theme = 'light' | 'dark' | 'auto';

/** What a page asks for, read and checked; what it does not ask for is missing. */
export interface LookWishes extends Partial<Omit<Appearance, 'showProductDescription'>> {
  readonly theme?: Theme;
  /** Used where the dark colours are shown; derived from the light ones where missing. */
  readonly dark?: Partial<BrandColours>;
  /** Custom properties that are set as they are. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Everything that decides about colours and shapes: the brand's own, and over it what the page asks for. */
export type Look = Appearance & Required<Pick<LookWishes, 'theme' | 'dark' | 'variables'>>;

/** Later wishes win, colour by colour. */
export const joinWishes = (first: LookWishes, then: LookWishes): LookWishes => ({
  ...first,
  ...then,
  dark: { ...first.dark, ...then.dark },
  variables: { ...first.variables, ...then.variables },
});

/** Without any wish the brand is followed, in the light or in the dark as the customer's system is. */
export const lookFor = (brand: Appearance, wishes: LookWishes = {}): Look => ({
  ...brand,
  theme: 'auto',
  dark: {},
  variables: {},
  ...wishes,
});

/** The set of colours that is shown on a system that is dark, or not. */
export const schemeFor = ({ theme }: Look, isSystemDark: boolean): 'light' | 'dark' =>
  theme === 'dark' || (theme === 'auto' && isSystemDark) ? 'dark' : 'light';

/** How round corners are. */
export type Shapes = 'default' | 'rectangle' | 'rounded' | 'pill';

/** The colours that all others are derived from; `null` where the brand does not set one. */
export interface BrandColours {
  readonly primary: string | null;
  readonly accent: string | null;
  readonly error: string | null;
  readonly panelBackground: string | null;
  readonly formBackground: string | null;
  readonly pageBackground: string | null;
}

/** What the provider sends of a brand's look. */
export interface Appearance extends BrandColours {
  /** Names of families, parted by commas. */
  readonly font: string | null;
  readonly shapes: Shapes;
  readonly showProductDescription: boolean;
}

/** `auto` follows the customer's system, also while the checkout is open. */
export type ThemePreference = 'light' | 'dark' | 'auto';

/** What a page asks for, read and checked; what it does not ask for is missing. */
export interface AppearanceOverrides extends Partial<Omit<Appearance, 'showProductDescription'>> {
  readonly theme?: ThemePreference;
  /** Used where the dark colours are shown; derived from the light ones where missing. */
  readonly dark?: Partial<BrandColours>;
  /** Custom properties that are set as they are. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Everything that decides about colours and shapes: the brand's own, and over it what the page asks for. */
export type ResolvedTheme = Appearance & Required<Pick<AppearanceOverrides, 'theme' | 'dark' | 'variables'>>;

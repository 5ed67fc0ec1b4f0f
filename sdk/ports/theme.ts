/** The roundness of corners. */
export type Shapes = 'default' | 'rectangle' | 'rounded' | 'pill';

/** The colours from which all others are derived; `null` if the brand does not set one. */
export interface BrandColours {
  readonly primary: string | null;
  /** The label of the main button; replaced where its contrast with the button is too low. */
  readonly primaryText: string | null;
  readonly accent: string | null;
  readonly error: string | null;
  readonly panelBackground: string | null;
  readonly formBackground: string | null;
  readonly pageBackground: string | null;
}

/** The appearance in the provider's branding. */
export interface Appearance extends BrandColours {
  /** Names of font families, separated by commas. */
  readonly font: string | null;
  readonly shapes: Shapes;
  readonly showProductDescription: boolean;
}

/** `auto` follows the customer's system, also while the checkout is open. */
export type ThemePreference = 'light' | 'dark' | 'auto';

/** The page's overrides, checked. Values that the page does not set are missing. */
export interface AppearanceOverrides extends Partial<Omit<Appearance, 'showProductDescription'>> {
  readonly theme?: ThemePreference;
  /** Colours of the dark set; missing ones are derived from the light ones. */
  readonly dark?: Partial<BrandColours>;
  /** Custom properties that are set without a change. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** All values that decide about colours and shapes: the branding's, with the page's overrides. */
export type ResolvedTheme = Appearance & Required<Pick<AppearanceOverrides, 'theme' | 'dark' | 'variables'>>;

/** Colours of one set: `#rgb`, `#rrggbb`, or `rgb(…)`. All others are derived from them so that they can be read. */
export interface AppearanceColors {
  /** Of the button that leads on. */
  readonly primary?: string;
  /** Of focus, icons and other small marks. */
  readonly accent?: string;
  readonly error?: string;
  /** Behind the form. */
  readonly form?: string;
  /** Behind the side panel with the offer. */
  readonly panel?: string;
  /** Of the page behind the dialog; tints what covers it. */
  readonly page?: string;
}

/**
 * How checkout and paywall look, over what the branding on the server says. What a purchase asks for wins over what
 * `configure` was given. A key or a value that can't be read is logged and ignored.
 *
 * @example
 * { theme: 'auto', shape: 'pill', colors: { primary: '#0a7d4f' }, variables: { '--purchase-radius-modal': '20px' } }
 */
export interface AppearanceOptions {
  /** `auto` (default) follows the customer's system. */
  readonly theme?: 'light' | 'dark' | 'auto';
  readonly shape?: 'rounded' | 'rectangle' | 'pill';
  /** Name of a font family that the page has loaded, or several, parted by commas. */
  readonly font?: string;
  readonly colors?: AppearanceColors;
  /** Where the dark set is shown; derived from `colors` and the branding where missing. */
  readonly darkColors?: AppearanceColors;
  /** Single tokens, as a style sheet of the page would set them: colours, lengths and the z-index. */
  readonly variables?: Readonly<Record<`--purchase-${string}`, string>>;
}

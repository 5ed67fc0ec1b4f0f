/** Colours of one set: `#rgb`, `#rrggbb`, or `rgb(…)`. All other colours are derived from them with enough contrast. */
export interface AppearanceColors {
  /** Of the main button. */
  readonly primary?: string;
  /** Of the main button's label. A colour that is hard to read on the button is replaced with black or white. */
  readonly primaryText?: string;
  /** Of focus, icons and other small marks. */
  readonly accent?: string;
  readonly error?: string;
  /** Behind the form. */
  readonly form?: string;
  /** Behind the side panel with the offer. */
  readonly panel?: string;
  /** Of the page behind the dialog; tints the backdrop. */
  readonly page?: string;
}

/**
 * How checkout and paywall look. These values replace those of the branding; values of a purchase replace those of
 * `configure`. An unknown key or an invalid value is logged and ignored.
 *
 * @example
 * { theme: 'auto', shape: 'pill', colors: { primary: '#0a7d4f' }, variables: { '--purchase-radius-modal': '20px' } }
 */
export interface AppearanceOptions {
  /** `auto` (default) follows the customer's system. */
  readonly theme?: 'light' | 'dark' | 'auto';
  readonly shape?: 'rounded' | 'rectangle' | 'pill';
  /** One font family that the page has loaded, or several, separated by commas. */
  readonly font?: string;
  readonly colors?: AppearanceColors;
  /** Colours of the dark set; missing ones are derived from `colors` and the branding. */
  readonly darkColors?: AppearanceColors;
  /** Single tokens, as a style sheet of the page sets them: colours, lengths and the z-index. */
  readonly variables?: Readonly<Record<`--purchase-${string}`, string>>;
}

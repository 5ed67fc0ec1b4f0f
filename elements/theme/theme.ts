import type { ResolvedTheme, Palette, Scheme, SurfaceColours } from '../../sdk/internal';

/** `textMuted` becomes `text-muted`. */
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Place = 'form' | 'panel';

const surface = (place: Place, colours: SurfaceColours): string[] =>
  Object.entries(colours).map(([name, value]) => `--purchase-${place}-${dashed(name)}: ${value}`);

/**
 * Inside a surface its colours have common names, `--s-text` and so on, so that the same content fits on both surfaces.
 */
const surfaceRule = (place: Place, colours: SurfaceColours): string =>
  `.surface-${place}{${Object.keys(colours)
    .map((name) => `--s-${dashed(name)}: var(--purchase-${place}-${dashed(name)})`)
    .join(';')}}`;

const GENERIC = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+)$/;

const fontList = (names: string): string =>
  names
    .split(',')
    .map((name) => (GENERIC.test(name) ? name : `"${name}"`))
    .join();

const declarations = (
  { form, panel, page, backdrop, radius, font }: Palette,
  look: ResolvedTheme,
): string => {
  return [
    ...surface('form', form),
    ...surface('panel', panel),
    `--purchase-page-background: ${page}`,
    `--purchase-backdrop: ${backdrop}`,
    `--purchase-radius-input: ${radius.input}`,
    `--purchase-radius-button: ${radius.button}`,
    `--purchase-radius-modal: ${radius.modal}`,
    ...(font ? [`--purchase-font: ${fontList(font)}, var(--purchase-font-fallback)`] : []),
    ...Object.entries(look.variables).map(([name, value]) => `${name}: ${value}`),
  ].join(';');
};

/**
 * A theme as CSS rules for the element itself. Rules of the host page for the same element override them. Values are
 * checked colours, lengths and font names.
 */
export const themeRule = (
  look: ResolvedTheme,
  paletteFor: (look: ResolvedTheme, scheme: Scheme) => Palette,
): string => {
  const light = paletteFor(look, 'light');
  const rule = (palette: Palette): string => `:host{${declarations(palette, look)}}`;
  const surfaces = surfaceRule('form', light.form) + surfaceRule('panel', light.panel);
  if (look.theme === 'light') return surfaces + rule(light);
  const dark = rule(paletteFor(look, 'dark'));
  if (look.theme === 'dark') return surfaces + dark;
  return `${surfaces}${rule(light)}@media (prefers-color-scheme:dark){${dark}}`;
};

import type { Palette, SurfaceColours } from '../../sdk/headless';

/** `textMuted` becomes `text-muted`. */
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const surface = (prefix: 'form' | 'panel', colours: SurfaceColours): string[] =>
  Object.entries(colours).map(([name, value]) => `--purchase-${prefix}-${dashed(name)}: ${value}`);

/**
 * Branding as a rule for the element itself. A rule of the host page for the same element wins over it, so every
 * property can be overridden there. Values are checked colours, lengths and font names, nothing else.
 */
export const themeRule = ({ form, panel, page, radius, font }: Palette): string => {
  const declarations = [
    ...surface('form', form),
    ...surface('panel', panel),
    `--purchase-page-background: ${page}`,
    `--purchase-radius-input: ${radius.input}`,
    `--purchase-radius-button: ${radius.button}`,
    `--purchase-radius-modal: ${radius.modal}`,
    ...(font ? [`--purchase-font: "${font}", var(--purchase-font-fallback)`] : []),
  ];
  return `:host { ${declarations.join('; ')} }`;
};

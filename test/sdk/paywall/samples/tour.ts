import type { Wire } from '../wire';
import {
  buy,
  card,
  colour,
  edges,
  exported,
  fill,
  fit,
  fixed,
  icon,
  node,
  plan,
  stack,
  text,
} from './editor';

/** A video, a carousel, a timeline of the trial, a countdown to the end of an offer, and a loader. */

const picture = (name: string): Wire => ({
  light: {
    original: `https://assets.example/${name}.png`,
    webp: `https://assets.example/${name}.webp`,
    webp_low_res: `https://assets.example/${name}-low.webp`,
    heic: `https://assets.example/${name}.heic`,
    heic_low_res: `https://assets.example/${name}-low.heic`,
    width: 1200,
    height: 800,
  },
});

const image = node('image', 'Picture', {
  source: picture('graph'),
  fit_mode: 'fill',
  size: { width: { type: 'relative', value: 0.8 }, height: { type: 'fixed', value: 200 } },
  max_height: 240,
  mask_shape: { type: 'convex' },
  gradient_colors: null,
  color_overlay: null,
  padding: edges(0),
  margin: edges(0),
  border: null,
  shadow: null,
});

const video = node('video', 'Film', {
  source: {
    light: {
      url: 'https://assets.example/film.mp4',
      url_low_res: 'https://assets.example/film-low.mp4',
      width: 1280,
      height: 720,
      checksum: { algo: 'sha256', value: '00' },
    },
  },
  fallback_source: picture('film'),
  auto_play: true,
  loop: true,
  mute_audio: true,
  show_controls: false,
  fit_mode: 'fit',
  size: fill,
  mask_shape: {
    type: 'rectangle',
    corners: { top_leading: 12, top_trailing: 12, bottom_leading: 12, bottom_trailing: 12 },
  },
  padding: edges(0),
  margin: edges(0),
});

const page = (name: string): Wire =>
  card([icon('star'), text(`${name}_title`, { font_size: 'heading_s' }), text(`${name}_words`)]);

const dot = (length: number): Wire => ({ width: length, height: length, color: colour('#4f46e5ff') });
const carousel = node('carousel', 'Benefits', {
  pages: [page('first'), page('second')],
  page_alignment: 'center',
  page_peek: 16,
  page_spacing: 8,
  initial_page_index: 0,
  loop: true,
  auto_advance: { ms_time_per_page: 4000, ms_transition_time: 500, transition_type: 'fade' },
  page_control: {
    position: 'bottom',
    spacing: 6,
    padding: edges(4),
    margin: edges(0),
    color: null,
    shape: { type: 'pill' },
    active: dot(8),
    default: dot(6),
  },
  size: fill,
  padding: edges(0),
  margin: edges(0),
  shape: null,
});

const step = (name: string): Wire => ({
  title: text(`${name}_title`),
  description: text(`${name}_words`),
  icon: icon('check'),
  connector: { color: colour('#c7d2feff'), width: 4, margin: edges(0) },
});
const timeline = node('timeline', 'How the trial goes', {
  items: [step('today'), step('end')],
  item_spacing: 20,
  text_spacing: 4,
  column_gutter: 12,
  icon_alignment: 'title_and_description',
  size: fill,
  padding: edges(0),
  margin: edges(0),
});

const countdown = node('countdown', 'Until the end', {
  style: { type: 'date', date: '2100-01-01T00:00:00Z' },
  count_from: 'days',
  countdown_stack: stack([text('left')]),
  end_stack: stack([text('over')]),
  fallback: stack([text('over')]),
});

const loader = node('loader', 'Preparing', {
  duration_ms: 3000,
  components: [
    node('linear_loader_animation', 'Bar', {
      track_color: colour('#e5e7ebff'),
      progress_color: colour('#4f46e5ff'),
      thickness: 6,
    }),
    node('loader_group', 'Steps', {
      items: [node('loader_group_item', 'Step', { stack: stack([text('read')]) })],
    }),
  ],
});

export const tour = exported(
  {
    background: {
      type: 'image',
      value: picture('backdrop'),
      fit_mode: 'fill',
      color_overlay: colour('#00000066'),
    },
    stack: stack([
      text('title', { font_name: 'heading', font_size: 'heading_xxl', horizontal_alignment: 'center' }),
      image,
      video,
      carousel,
      timeline,
      countdown,
      loader,
      node('skeleton_loader', 'Locked', { size: fixed(200, 16), highlight_color: colour('#ffffffff') }),
      plan('year', [text('price', { size: fit })], { is_selected_by_default: true }),
      buy('go'),
    ]),
  },
  {
    en_US: {
      title: 'See what is inside',
      first_title: 'Every step',
      first_words: 'Not only the *answer*\nbut the way',
      second_title: 'Every topic',
      second_words: 'From fractions to integrals',
      today_title: 'Today',
      today_words: 'Full access, for {{ product.offer_price }}',
      end_title: 'In {{ product.offer_period_with_unit }}',
      end_words: 'The first payment of {{ product.price }}',
      left: '{{ count_days_without_zero }} days {{ count_hours_with_zero }}:{{ count_minutes_with_zero }}',
      over: 'The offer has ended',
      read: 'Reading the task',
      price: '{{ product.price | uppercase }} per {{ product.period }}',
      go: 'Start',
    },
    de_DE: { title: 'Sieh hinein', over: '', go: 'Los' },
  },
);

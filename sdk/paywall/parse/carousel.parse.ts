import type { AutoAdvance, CarouselLook, PageControl, PageDot } from '../content/content.types';
import type { CarouselNode, StackNode } from '../content/paywall.types';
import { identity, innerStack } from './fields/context.parse';
import { looks } from './fields/looks.parse';
import type { Context, NodeSource } from './fields/context.parse';
import { border, box, DOWN, margin, padding, shadow, shape } from './fields/look.parse';
import { choice, complain, fieldsOf, flag, itemsOf, length } from './fields/reading.parse';
import type { Fields, Spot } from './fields/reading.parse';

const POSITIONS = { top: 'top', bottom: 'bottom' } as const;
const TRANSITIONS = { slide: 'slide', fade: 'fade' } as const;
/** A page that is shown for a shorter time can't be read, and flickers. */
const SHORTEST_PAGE_MS = 1000;

const dot = (spot: Spot, colour: string, { log, colours }: Context): PageDot => {
  const fields = fieldsOf(spot, log);
  const side = (name: string): number => (fields ? length(fields(name), log, 8) : 8);
  return {
    width: side('width'),
    height: side('height'),
    colour: (fields && colours.colour(fields('color'))) ?? { light: colour, dark: colour },
  };
};

const pageControl = (spot: Spot, context: Context): PageControl | null => {
  const { log, colours } = context;
  const fields = fieldsOf(spot, log);
  return (
    fields && {
      position: choice(fields('position'), log, POSITIONS, 'bottom'),
      spacing: length(fields('spacing'), log, 8),
      margin: margin(fields('margin'), log),
      padding: padding(fields('padding'), log),
      background: colours.paint(fields('background_color')),
      border: border(fields('border'), context),
      shadow: shadow(fields('shadow'), context),
      shape: shape(fields('shape'), log),
      active: dot(fields('active'), '#555555', context),
      other: dot(fields('default'), '#aaaaaa', context),
    }
  );
};

const carouselLook = (fields: Fields, context: Context): CarouselLook => ({
  ...box(fields, context),
  pageAlignment: choice(fields('page_alignment'), context.log, DOWN, 'center'),
  pageSpacing: length(fields('page_spacing'), context.log, 0),
  pagePeek: length(fields('page_peek'), context.log, 0),
  pageControl: pageControl(fields('page_control'), context),
});

const autoAdvance = (spot: Spot, { log }: Context): AutoAdvance | null => {
  const fields = fieldsOf(spot, log);
  return (
    fields && {
      pageMs: Math.max(SHORTEST_PAGE_MS, length(fields('ms_time_per_page'), log, 5000)),
      transitionMs: length(fields('ms_transition_time'), log, 300),
      transition: choice(fields('transition_type'), log, TRANSITIONS, 'slide'),
    }
  );
};

const readPages = (spot: Spot, context: Context): readonly StackNode[] => {
  const pages: StackNode[] = [];
  for (const item of itemsOf(spot, context.log)) {
    const page = innerStack(item, context);
    if (page) pages.push(page);
    if (context.budget.left <= 0) break;
  }
  return pages;
};

export const readCarousel = (source: NodeSource, context: Context): CarouselNode | null => {
  const { fields } = source;
  const { log } = context;
  const pages = readPages(fields('pages'), context);
  if (pages.length === 0) {
    complain(fields('pages'), 'at least one page', log);
    return null;
  }
  const initialPage = Math.floor(length(fields('initial_page_index'), log, 0));
  return {
    ...identity(source),
    type: 'carousel',
    look: looks(fields, context, carouselLook),
    pages,
    initialPage: Math.min(initialPage, pages.length - 1),
    isLooping: flag(fields('loop'), log, false),
    autoAdvance: autoAdvance(fields('auto_advance'), context),
  };
};

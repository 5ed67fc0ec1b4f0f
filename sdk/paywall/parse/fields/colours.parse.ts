import type {
  CssColour,
  GradientPoint,
  Paint,
  Themed,
  ThemedColour,
  ThemedPaint,
} from '../../content/look.types';
import { choice, complain, fieldsOf, isMissing, itemsOf, number, quote, text } from './reading.parse';
import type { Fields, ProblemLog, Spot } from './reading.parse';

type Mode = keyof Themed<unknown>;

/** Reads colours, and resolves names that `components_config.colors` defines. */
export interface Colours {
  /** `null` without a colour. Also `null`, with a problem, for an invalid colour. */
  paint(spot: Spot): ThemedPaint | null;
  /** For parts that can have one colour only: the first colour of a gradient. */
  colour(spot: Spot): ThemedColour | null;
}

/** `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` in the long form; `null` for anything else. */
const cssColour = (value: unknown): CssColour | null => {
  if (typeof value !== 'string' || !/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)) return null;
  const hex = value.toLowerCase();
  return hex.length > 5 ? hex : hex.replace(/[0-9a-f]/g, '$&$&');
};

const readPoints = (spot: Spot, log: ProblemLog): readonly GradientPoint[] =>
  itemsOf(spot, log)
    .flatMap((item): GradientPoint[] => {
      const fields = fieldsOf(item, log);
      if (!fields) return [];
      const colour = cssColour(fields('color').value);
      if (!colour) complain(fields('color'), 'a colour like #1a2b3c', log);
      const percent = Math.min(100, Math.max(0, number(fields('percent'), log, 0)));
      return colour ? [{ colour, percent }] : [];
    })
    .sort((a, b) => a.percent - b.percent);

const readGradient = (fields: Fields, type: 'linear' | 'radial', log: ProblemLog): Paint | null => {
  const points = readPoints(fields('points'), log);
  const [first] = points;
  if (!first) {
    complain(fields('points'), 'a list of two colours or more', log);
    return null;
  }
  if (points.length === 1) return { type: 'solid', colour: first.colour };
  if (type === 'radial') return { type, points };
  return { type, points, degrees: ((number(fields('degrees'), log, 0) % 360) + 360) % 360 };
};

const KINDS = { hex: 'hex', alias: 'alias', linear: 'linear', radial: 'radial' } as const;

const readPlain = (fields: Fields, kind: 'hex' | 'linear' | 'radial', log: ProblemLog): Paint | null => {
  if (kind !== 'hex') return readGradient(fields, kind, log);
  const colour = cssColour(fields('value').value);
  if (!colour) complain(fields('value'), 'a colour like #1a2b3c', log);
  return colour ? { type: 'solid', colour } : null;
};

/** The value of a themed colour for this mode; dark mode uses the light value if it has none. */
const sideOf = (spot: Spot, mode: Mode, log: ProblemLog): Spot | null => {
  const fields = fieldsOf(spot, log);
  if (!fields) return null;
  const own = fields(mode);
  return isMissing(own) ? fields('light') : own;
};

export const createColours = (aliases: Fields | null, log: ProblemLog): Colours => {
  const known = new Map<string, Paint | null>();

  /** Follows names in a loop, because a chain can be long or circular. */
  const resolve = (spot: Spot, mode: Mode): Paint | null => {
    const passed = new Set<string>();
    const remember = (paint: Paint | null): Paint | null => {
      for (const name of passed) known.set(`${mode} ${name}`, paint);
      return paint;
    };
    let here: Spot | null = spot;
    for (;;) {
      const fields: Fields | null = here && fieldsOf(here, log);
      if (!fields) {
        log.add(spot.path, 'Expected a colour for light mode.');
        return remember(null);
      }
      const kind = choice(fields('type'), log, KINDS, null);
      if (kind === null && isMissing(fields('type'))) complain(fields('type'), 'a type of colour', log);
      if (kind !== 'alias') return remember(kind && readPlain(fields, kind, log));
      const name = text(fields('value'), log, '');
      const target = aliases?.(name);
      if (!target || isMissing(target)) {
        log.add(spot.path, `There is no colour called "${quote(name)}".`);
        return remember(null);
      }
      const found = known.get(`${mode} ${name}`);
      if (found !== undefined) return remember(found);
      if (passed.has(name)) {
        log.add(spot.path, `The colour "${quote(name)}" refers to itself.`);
        return remember(null);
      }
      passed.add(name);
      here = sideOf(target, mode, log);
    }
  };

  const paint: Colours['paint'] = (spot) => {
    const fields = fieldsOf(spot, log);
    const light = fields && resolve(fields('light'), 'light');
    if (!light) return null;
    const dark = resolve(isMissing(fields('dark')) ? fields('light') : fields('dark'), 'dark');
    return { light, dark: dark ?? light };
  };

  return {
    paint,
    colour: (spot) => {
      const found = paint(spot);
      return found && { light: single(found.light), dark: single(found.dark) };
    },
  };
};

const single = (paint: Paint): CssColour =>
  paint.type === 'solid' ? paint.colour : (paint.points[0]?.colour ?? '#000000');

import { describe, expect, it } from 'vitest';
import { negotiatePaywallLocale } from '../../../sdk/paywall/parse/localisation.parse';
import { NO_PAYWALL, parsePaywall, readPaywall } from '../../../sdk/headless';
import { month } from '../support/fixtures';
import { as, good, hex, offeringOf, one, paths, paywallWire, plan, read, stack, text, wrong } from './wire';

describe('a component of a type that is not known', () => {
  it('is its fallback, or the fallback’s fallback', () => {
    expect(one('text', { type: 'hologram', fallback: text('hello') }).key).toBe(
      'base.stack.components[0].fallback',
    );
    const deep = { type: 'a', fallback: { type: 'b', fallback: { type: 'c', fallback: plan('week') } } };
    expect(one('package', deep).packageId).toBe('week');
  });

  it('without a known fallback is left out, and all else is shown', () => {
    const { paywall, problems } = read(
      paywallWire([text('hello'), stack([{ type: 'hologram' }, text('plan')])]),
    );
    expect(problems).toEqual([
      { path: 'base.stack.components[1].components[0]', message: 'Invalid component type: hologram' },
    ]);
    const [first, second] = paywall?.stack.children ?? [];
    expect(first?.type).toBe('text');
    expect(as('stack', second).children).toHaveLength(1);
  });

  it.each([
    [{ type: 'a', fallback: { type: 'b' } }, 'Invalid component type: a'],
    [{ type: 'a', fallback: null }, 'Invalid component type: a'],
    [{ type: 'a', fallback: 'text' }, 'Invalid component type: a'],
    [{ type: 'toString' }, 'Invalid component type: toString'],
    [{ type: '__proto__' }, 'Invalid component type: __proto__'],
    [{ type: 7 }, 'Invalid component type: number'],
    [{}, 'Invalid component type: undefined'],
    ['text', 'Expected an object, got "text".'],
    [null, 'Expected an object, got nothing.'],
    [[], 'Expected an object, got a list.'],
  ])('%j says so', (component, message) => {
    expect(wrong(component)).toEqual([{ path: '', message }]);
  });

  it('as the fallback of a known one is not looked at', () => {
    expect(wrong({ ...text('hello'), fallback: { type: 'hologram' } })).toEqual([]);
  });
});

describe('what does not fit', () => {
  it('is told by its path, and the rest stands', () => {
    const component = stack([], {
      size: { width: { type: 'wide' }, height: { type: 'fixed' } },
      spacing: -1,
      margin: { top: '4' },
      padding: { top: -4 },
      shape: { type: 'star' },
      border: { width: 2 },
      dimension: { type: 'vertical', alignment: 'top_leading', distribution: 'wild' },
      background_color: { light: { type: 'hex', value: 'red' } },
      components: 'none',
      visible: 'no',
    });
    expect(paths(wrong(component))).toEqual(
      expect.arrayContaining([
        'size.width.type',
        'size.height.value',
        'spacing',
        'margin.top',
        'padding.top',
        'shape.type',
        'dimension.alignment',
        'dimension.distribution',
        'background_color.light.value',
        'components',
        'visible',
      ]),
    );
    expect(wrong(component)).toContainEqual({
      path: 'size.width.type',
      message: 'Expected one of fixed, fit, fill, got "wide".',
    });
  });

  it('is quoted in short', () => {
    const [problem] = wrong(text('x'.repeat(10_000)));
    expect(problem?.message.length).toBeLessThan(120);
  });

  it('is told once, and a few hundred times at most', () => {
    const many = Array.from({ length: 2000 }, () => ({ type: 'a' }));
    expect(read(paywallWire(many)).problems).toHaveLength(500);
    expect(
      wrong(stack([], { spacing: 'x', overrides: { states: { selected: { visible: false } } } })),
    ).toHaveLength(1);
  });
});

describe('colours', () => {
  const config = {
    colors: {
      ink: { light: { type: 'hex', value: '#111111' }, dark: { type: 'hex', value: '#eeeeee' } },
      words: { light: { type: 'alias', value: 'ink' } },
      light_only: hex('#222222'),
      sky: {
        light: {
          type: 'radial',
          points: [
            { color: '#00f', percent: 100 },
            { color: '#fff', percent: -5 },
          ],
        },
      },
      a: { light: { type: 'alias', value: 'b' } },
      b: { light: { type: 'alias', value: 'a' } },
      self: { light: { type: 'alias', value: 'self' } },
      broken: { light: { type: 'hex', value: 'url(x)' } },
    },
  };
  const alias = (value: unknown, dark?: unknown) => ({
    light: { type: 'alias', value },
    ...(dark === undefined ? {} : { dark: { type: 'alias', value: dark } }),
  });
  const paint = (color: unknown) => one('text', text('hello', { color }), { config }).look.normal.paint;

  it('have names, each mode with its own side', () => {
    expect(paint(alias('ink'))).toEqual({
      light: { type: 'solid', colour: '#111111' },
      dark: { type: 'solid', colour: '#eeeeee' },
    });
    expect(paint(alias('words'))).toEqual(paint(alias('ink')));
    expect(paint(alias('light_only', 'ink')).dark).toEqual({ type: 'solid', colour: '#eeeeee' });
    expect(paint(alias('light_only')).dark).toEqual({ type: 'solid', colour: '#222222' });
  });

  it('may be gradients, in order and within bounds', () => {
    expect(paint(alias('sky')).light).toEqual({
      type: 'radial',
      points: [
        { colour: '#ffffff', percent: 0 },
        { colour: '#0000ff', percent: 100 },
      ],
    });
    const linear = {
      light: {
        type: 'linear',
        degrees: -90,
        points: [
          { color: '#00f', percent: 0 },
          { color: '#fff', percent: 50 },
        ],
      },
    };
    expect(paint(linear).light).toMatchObject({ type: 'linear', degrees: 270 });
    const single = { light: { type: 'linear', points: [{ color: '#00f', percent: 0 }] } };
    expect(paint(single).light).toEqual({ type: 'solid', colour: '#0000ff' });
  });

  it('of a line are of one colour', () => {
    const { border } = one('stack', stack([], { border: { width: 1, color: alias('sky') } }), { config }).look
      .normal;
    expect(border?.colour.light).toBe('#ffffff');
  });

  it.each([
    ['a', 'The colour "a" refers to itself.'],
    ['self', 'The colour "self" refers to itself.'],
    ['gone', 'There is no colour called "gone".'],
    ['__proto__', 'There is no colour called "__proto__".'],
    ['constructor', 'There is no colour called "constructor".'],
  ])('called %s are a problem', (name, message) => {
    expect(wrong(text('hello', { color: alias(name) }), { config })).toContainEqual({
      path: 'color.light',
      message,
    });
  });

  it('that are odd are a problem where they are', () => {
    const at = (color: unknown) => paths(wrong(text('hello', { color }), { config }));
    expect(at(alias('broken'))).toEqual(['components_config.colors.broken.light.value']);
    expect(at(alias(5))).toContain('color.light.value');
    expect(at({ light: { type: 'linear', points: [] } })).toEqual(['color.light.points']);
    expect(
      at({
        light: {
          type: 'linear',
          points: [
            { color: 'red', percent: 0 },
            { color: '#fff', percent: 'x' },
          ],
        },
      }),
    ).toEqual(['color.light.points[0].color', 'color.light.points[1].percent']);
    expect(at({ light: { type: 'plaid' } })).toContain('color.light.type');
    expect(at({ light: {} })).toContain('color.light.type');
    expect(at({})).toEqual(['color.light']);
    expect(at('#fff')).toEqual(['color']);
  });

  it('may be aliases of aliases ten thousand deep', () => {
    const names = Array.from({ length: 10_000 }, (_, index) => [`c${index}`, alias(`c${index + 1}`)]);
    const colors = { ...Object.fromEntries(names), c10000: hex('#123456') };
    const node = one('text', text('hello', { color: alias('c0') }), { config: { colors } });
    expect(node.look.normal.paint.light).toEqual({ type: 'solid', colour: '#123456' });
  });
});

describe('languages', () => {
  const available = ['en_US', 'de_DE', 'pt_BR', 'zh_Hans', 'fr'];
  it.each([
    [['en-US'], 'en_US'],
    [['EN_us'], 'en_US'],
    [['en-GB'], 'en_US'],
    [['de'], 'de_DE'],
    [['pt-PT'], 'pt_BR'],
    [['zh-CN'], 'zh_Hans'],
    [['fr-CA'], 'fr'],
    [['xx', 'de-AT'], 'de_DE'],
    [['xx'], 'en_US'],
    [[undefined, ''], 'en_US'],
    [['__proto__'], 'en_US'],
  ])('%j gets %s', (wanted, expected) =>
    expect(negotiatePaywallLocale(wanted, available, 'en_US')).toBe(expected),
  );

  const root = {
    components_localizations: {
      en_US: { hello: 'Hello', plan: 'Plan' },
      de_DE: { hello: 'Hallo' },
      constructor: 3,
    },
    default_locale: 'en_US',
  };
  const words = (locale: string, lid = 'hello') => {
    const { paywall } = read(paywallWire([text(lid)], { root }), [locale]);
    return [paywall?.locale, as('text', paywall?.stack.children[0]).look.normal.tokens];
  };

  it('texts are in the wanted one, and in the default one where it lacks them', () => {
    expect(words('de')).toEqual(['de_DE', [{ type: 'text', text: 'Hallo' }]]);
    expect(words('de', 'plan')).toEqual(['de_DE', [{ type: 'text', text: 'Plan' }]]);
  });

  it('a text that is missing is a problem and empty', () => {
    expect(wrong(text('gone'))).toEqual([{ path: 'text_lid', message: 'There is no text "gone".' }]);
    expect(wrong({ type: 'text' })).toEqual([{ path: 'text_lid', message: 'Expected the id of a text.' }]);
    expect(wrong(text('odd'), { words: { odd: 5 } })[0]).toEqual({
      path: 'components_localizations.en_US.odd',
      message: 'Expected text, got 5.',
    });
    expect(words('en', 'gone')[1]).toEqual([]);
  });

  it('without any texts there is still a paywall', () => {
    const { paywall, problems } = read(
      paywallWire([text('hello')], { root: { components_localizations: null } }),
    );
    expect(paywall?.locale).toBe('');
    expect(paths(problems)).toContain('components_localizations');
  });

  it.each(['__proto__', 'constructor', 'toString'])('a text, a locale and a tab may be called %s', (name) => {
    const own = (value: unknown) => Object.fromEntries([[name, value]]);
    const found = read(
      { ...paywallWire([text(name)]), components_localizations: own(own('Own')), default_locale: name },
      [name],
    );
    expect(found.problems).toEqual([]);
    expect(found.paywall?.locale).toBe(name);
    expect(as('text', found.paywall?.stack.children[0]).look.normal.tokens).toEqual([
      { type: 'text', text: 'Own' },
    ]);
    expect(wrong(text(name))).toEqual([{ path: 'text_lid', message: `There is no text "${name}".` }]);
  });
});

describe('a paywall', () => {
  it.each([
    [null, ''],
    ['x', ''],
    [{}, 'components_config'],
    [{ components_config: {} }, 'base'],
    [{ components_config: { base: {} } }, 'base.stack'],
    [{ components_config: { base: { stack: { type: 'a' } } } }, 'base.stack'],
  ])('is none in %j', (data, path) => {
    const { paywall, problems } = read(data);
    expect(paywall).toBeNull();
    expect(paths(problems)).toContain(path);
  });

  it('of an offering knows its packages', () => {
    const offering = offeringOf({ month: month() }, paywallWire([plan('month'), plan('week')]));
    expect(readPaywall(offering, ['en']).problems).toEqual([
      { path: 'base.stack.components[1]', message: 'No package found for week' },
    ]);
  });

  it('of an offering without one is coming soon', () => {
    for (const nothing of [null, undefined])
      expect(readPaywall(offeringOf({ month: month() }, nothing))).toEqual({
        paywall: null,
        problems: [{ path: '', message: 'You cannot use paywalls yet, they are coming soon!' }],
      });
    expect(NO_PAYWALL).toMatch(/coming soon/);
  });

  it('is the same without languages, and its packages may be called anything', () => {
    const data = paywallWire([plan('__proto__')]);
    expect(parsePaywall(data, { packageIds: ['__proto__'] }).problems).toEqual([]);
    expect(good(paywallWire([text('hello')])).stack.children).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { fillText, parseMarkup, plainText } from '../../../../sdk/internal';
import type { FilledToken, TextToken } from '../../../../sdk/internal';

/** Tokens in short: `bold[a]`, `link<url>[a]`, `{name}`, `/` for a break. */
const short = (tokens: readonly TextToken[] | readonly FilledToken[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'text') return token.text;
      if (token.type === 'break') return '/';
      if (token.type === 'variable') return `{${token.name}}`;
      const name = token.type === 'link' ? `link<${token.url}>` : token.type;
      return `${name}[${short(token.tokens)}]`;
    })
    .join('');
const marks = (source: string) => short(parseMarkup(source));

describe('a text mark', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['**a**', 'bold[a]'],
    ['*a*', 'italic[a]'],
    ['~a~', 'strike[a]'],
    ['~~a~~', 'strike[a]'],
    ['`a`', 'code[a]'],
    ['a **b** c', 'a bold[b] c'],
    ['**a *b* c**', 'bold[a italic[b] c]'],
    ['*a **b** c*', 'italic[a bold[b] c]'],
    ['***a***', 'bold[italic[a]]'],
    ['~**a**~', 'strike[bold[a]]'],
    ['**a\nb**', 'bold[a/b]'],
    ['[a](https://b.co/c)', 'link<https://b.co/c>[a]'],
    ['**[a](https://b.co/)**', 'bold[link<https://b.co/>[a]]'],
    ['[**a** b](https://b.co/)', 'link<https://b.co/>[bold[a] b]'],
    ['[a](https://b.co/x_(y))', 'link<https://b.co/x_%28y%29>[a]'],
    ['[a](mailto:help@b.co) [b](tel:+123)', 'link<mailto:help@b.co>[a] link<tel:+123>[b]'],
  ])('%s', (source, expected) => expect(marks(source)).toBe(expected));

  it.each([
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['**a', '**a'],
    ['a**', 'a**'],
    ['*a **b*', 'italic[a **b]'],
    ['~$9.99, ~$5', '~$9.99, ~$5'],
    ['`a', '`a'],
    ['****', '****'],
    ['*****a*****', '*****a*****'],
    ['[a]', '[a]'],
    ['[a](b', '[a](b'],
    ['\\*a\\*', '*a*'],
    ['\\\\', '\\'],
    ['\\a', '\\a'],
    ['<b>a</b> & &lt;', '<b>a</b> & &lt;'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('%s is text where it marks nothing', (source, expected) => expect(marks(source)).toBe(expected));

  it('breaks lines at a new line, with or without a backslash', () => {
    for (const end of ['\n', '\\\n', '\r\n', '\\\r\n', '\r']) expect(marks(`a${end}b`)).toBe('a/b');
  });
});

describe('a variable', () => {
  it.each(['{{price}}', '{{ price }}', '{{\tprice\n}}', '{{\u00a0price\u2003}}'])('%j is found', (source) =>
    expect(parseMarkup(source)).toEqual([{ type: 'variable', name: 'price' }]),
  );

  it('is found inside of marks', () => {
    expect(marks('**{{ price }}** [{{ a }}](https://b.co/) `{{ c }} d`')).toBe(
      'bold[{price}] link<https://b.co/>[{a}] code[{c} d]',
    );
  });

  it('becomes text that no mark is read in', () => {
    const filled = fillText(parseMarkup('a {{ price }}!'), () => '**<b>** [x](https://b.co) {{ a }}');
    expect(filled).toEqual([{ type: 'text', text: 'a **<b>** [x](https://b.co) {{ a }}!' }]);
  });

  it('is nothing when it is not known or blank', () => {
    expect(fillText(parseMarkup('{{ gone }}{{}}'), () => undefined)).toEqual([]);
    expect(fillText(parseMarkup('{{ blank }}'), () => '')).toEqual([]);
  });

  it('has filters, which follow the rules of the language', () => {
    const fill = (source: string, value: string, tag?: string) =>
      plainText(fillText(parseMarkup(source), () => value, tag));
    expect(parseMarkup('{{ a | uppercase|capitalize }}')).toEqual([
      { type: 'variable', name: 'a', filters: ['uppercase', 'capitalize'] },
    ]);
    expect(fill('{{ a | uppercase }}', 'straße')).toBe('STRASSE');
    expect(fill('{{ a | uppercase }}', 'istanbul', 'tr')).toBe('İSTANBUL');
    expect(fill('{{ a|lowercase }}', 'ISIL', 'tr')).toBe('ısıl');
    expect(fill('{{ a | capitalize }}', 'élan vital')).toBe('Élan vital');
    expect(fill('{{ a | capitalize }}', '\u2068ilk\u2069', 'tr')).toBe('\u2068İlk\u2069');
    expect(fill('{{ a | capitalize }}', '3 months')).toBe('3 months');
    expect(fill('{{ a | lowercase | capitalize }}', 'MONTHLY')).toBe('Monthly');
    expect(fill('`{{ a | uppercase }}`', 'x')).toBe('X');
    expect(fill('{{ a | toString | }}', 'x')).toBe('x');
  });
});

it('the words alone leave the marks out', () => {
  expect(plainText(fillText(parseMarkup('**a** [b](https://b.co/)\n`c`{{ d }}'), () => '!'))).toBe('a b c!');
});

describe('any text', () => {
  const signs = fc.constantFrom(
    '*',
    '**',
    '~',
    '`',
    '[',
    ']',
    '(',
    ')',
    '\\',
    '\n',
    '{{',
    '}}',
    ' ',
    'a',
    'b ',
    'https://b.co',
  );
  const source = fc.array(signs, { maxLength: 60 }).map((parts) => parts.join(''));

  it('keeps all its letters', () => {
    const letters = (text: string) => text.replace(/[^ab]/g, '');
    fc.assert(
      fc.property(fc.array(fc.constantFrom('*', '**', '~', '`', '\\', '\n', ' ', 'a', 'b ')), (parts) => {
        const text = parts.join('');
        expect(letters(plainText(fillText(parseMarkup(text), () => '')))).toBe(letters(text));
      }),
      { numRuns: 500 },
    );
  });

  it('gives tokens, and none of them is empty or deep', () => {
    const depth = (tokens: readonly TextToken[]): number =>
      Math.max(0, ...tokens.map((token) => ('tokens' in token ? 1 + depth(token.tokens) : 0)));
    fc.assert(
      fc.property(fc.oneof(source, fc.string({ unit: 'binary' })), (text) => {
        const tokens = parseMarkup(text);
        expect(depth(tokens)).toBeLessThanOrEqual(8);
        expect(JSON.stringify(tokens)).not.toContain('"text":""');
      }),
      { numRuns: 500 },
    );
  });

  it.each(['*', '**', '~', '`', '[', '[a](', '{{', '\\', '\n', '*a ', '**a *b ', '[a](b', '`a', ' '])(
    'of 50,000 times %j is read in no time',
    (piece) => {
      const started = performance.now();
      fillText(parseMarkup(piece.repeat(50_000)), () => '');
      expect(performance.now() - started).toBeLessThan(5000);
    },
  );
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scriptFor } from '../../../demo/server/purchase/email-commands';
import { offerings } from '../../../demo/server/catalogue/offerings';
import { testCards } from '../../../demo/stand-in/test-cards';
import { readSource } from '../../support/source-tree';

const testing = readFileSync('docs/testing.md', 'utf8');
const start = readFileSync('docs/start-script-tag.md', 'utf8');

/** The names in the first column of the tables of a section. */
const firstColumn = (guide: string, heading: string): string[] => {
  const section = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
};

test('the guide to the sandbox lists every test card, and no other', () => {
  const listed = firstColumn(testing, 'Test cards').map((number) => number.replaceAll(' ', ''));
  expect(new Set(listed)).toEqual(new Set(testCards.map(({ number }) => number)));
});

test('every address in the guide makes something happen, and every kind of it is there', () => {
  const kinds = firstColumn(testing, 'E-mail addresses that choose the result').map(
    (address) => scriptFor(address).kind,
  );
  expect(new Set(kinds)).toEqual(
    new Set([
      'completed',
      'fail',
      'reject',
      'http',
      'slow-confirm',
      'pending',
      'redeem',
      'unknown-action',
      'unknown-status',
      'no-session',
    ]),
  );
});

test('every control call in the guide is one of the server’s', () => {
  const routes = readSource('demo/server/routes/control-routes.ts').text;
  const calls = firstColumn(testing, 'Control it');
  expect(calls.length).toBeGreaterThan(5);
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    const section = path.replace('/sandbox/control', '').replace('/…', '/*') || '/';
    expect(routes).toContain(`'${method} ${section}'`);
  }
});

test('the offerings that the guide names are those of the sandbox', () => {
  const [, line = ''] = /Offerings: ([\s\S]+?) and ten with paywalls/.exec(testing) ?? [];
  const named = [...line.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(offerings.map(({ id }) => id)));
});

test('the attributes of the script tag are those that it reads', () => {
  const listed = firstColumn(start, '1. The tag').map((name) => name.replace(/^data-/, ''));
  const [, read = ''] =
    /const \{ ([^}]+) \} = script\?\.dataset/.exec(
      readSource('elements/entries/script-tag-config.ts').text,
    ) ?? [];
  const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(new Set(listed)).toEqual(new Set([...read.split(', ').map(kebab), 'locales-url']));
});

test('the version in the guides’ addresses is the package’s', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  for (const file of [
    'README.md',
    'docs/index.md',
    'docs/start-script-tag.md',
    'docs/elements.md',
    'docs/going-live.md',
  ]) {
    const named = [...readFileSync(file, 'utf8').matchAll(/purchase-elements@([\d.]+\d)/g)].map(
      ([, found]) => found,
    );
    expect(new Set(named)).toEqual(new Set([version]));
  }
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { typescriptSources } from '../../support/source-tree';
import { oldWordsIn, type OldWords } from './old-words';

const ROOMS = ['sdk', 'elements', 'host-app'] as const;

const listOf = (room: string): OldWords =>
  JSON.parse(readFileSync(`test/repo/words/forbidden-words.${room}.json`, 'utf8')) as OldWords;

describe.each(ROOMS)('in %s', (room) => {
  const words = listOf(room);
  const files = typescriptSources([room]);

  test('no file name and no identifier is a replaced word', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(oldWordsIn(files, words)).toEqual([]);
  });

  test('each word of the list would be found', () => {
    const missed = Object.keys(words).filter((word) => {
      const isString = word.startsWith("'");
      const isName = /^[\w$]+$/.test(word) || word.endsWith('(');
      const path = isString || isName ? `${room}/planted.ts` : `${room}/${word}.ts`;
      const text = isString ? `f(${word});` : word.endsWith('(') ? `${word});` : isName ? `f(${word});` : '';
      return oldWordsIn([{ path, text }], words).length !== 1;
    });
    expect(Object.keys(words).length).toBeGreaterThan(20);
    expect(missed).toEqual([]);
  });
});

describe('a replaced word', () => {
  const words: OldWords = { Loan: 'InstanceLease', 'moves.machine': 'transitions.machine', family: 'base' };
  const found = (path: string, text: string): string[] => oldWordsIn([{ path, text }], words);

  test('is found in code, in the name of a file and in the name of a folder', () => {
    expect(found('sdk/a.ts', 'export interface Loan { readonly id: string }')).toEqual([
      'sdk/a.ts: Loan, now InstanceLease',
    ]);
    expect(found('sdk/moves.machine.ts', '')).toHaveLength(1);
    expect(found('sdk/family/a.ts', '')).toHaveLength(1);
    expect(found('sdk/family.types.ts', '')).toHaveLength(1);
  });

  test('may be in a comment, in a text or within another word', () => {
    expect(found('sdk/a.ts', "// Loan\n/** Loan */\nexport const text = 'Loan'; const payLoan = 1;")).toEqual(
      [],
    );
    expect(found('sdk/familiar.ts', '')).toEqual([]);
  });
});

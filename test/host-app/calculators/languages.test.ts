// Systems can give the browser a locale's name in place of a language tag.
import { afterEach, expect, test, vi } from 'vitest';
import {
  decimalSign,
  numberLanguage,
  wordLanguage,
} from '../../../host-app/pages/calculators/financial/amounts/language';

afterEach(() => vi.unstubAllGlobals());

for (const [name, tag, sign] of [
  ['de-AT', 'de-AT', ','],
  ['de_DE.UTF-8', 'de-DE', ','],
  ['en-US@posix', 'en-US', '.'],
  ['C', 'en-US', '.'],
  ['C.UTF-8', 'en-US', '.'],
  ['', 'en-US', '.'],
] as const)
  test(`with the browser language "${name}" numbers are written as in ${tag}`, () => {
    vi.stubGlobal('navigator', { language: name });
    expect(numberLanguage()).toBe(tag);
    expect(decimalSign()).toBe(sign);
    expect(() => new Intl.DateTimeFormat(wordLanguage())).not.toThrow();
  });

import { describe, expect, it } from 'vitest';
import { suggestEmail } from '../../../sdk/model/customer/email-suggestion';

describe('a suggestion for a mistyped address', () => {
  it.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['Ada.L+x@GMAL.com', 'Ada.L+x@gmail.com'],
    [' ada@hotmial.com ', 'ada@hotmail.com'],
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@gmial.con', 'ada@gmail.com'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['ada@yahooo.com', 'ada@yahoo.com'],
    ['ada@gmail.co', 'ada@gmail.com'],
    ['ada@lime.example.con', 'ada@lime.example.com'],
  ])('%s becomes %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

  it.each([
    'ada@gmail.com',
    'ada@mail.com',
    'ada@ymail.com',
    'ada@gmx.de',
    'ada@web.de',
    'ada@lime.example',
    'ada@me.com',
    'ada@yahoo.co.uk',
    'ada@hotmail.fr',
    'ada@',
    '@gmial.com',
    'gmial.com',
    'ada@gmial',
    '',
  ])('%s gets none', (typed) => expect(suggestEmail(typed)).toBeNull());
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialPaywall, inputErrorOf, paywallTransition } from '../../../sdk/internal';
import type { PaywallEvent, PaywallState } from '../../../sdk/internal';
import { safePattern } from '../../../sdk/paywall/content/inputs/safe-pattern';
import { withOption } from '../../../sdk/paywall/content/inputs/inputs.view';
import { good, one, paywallWire, plan, stack, text, wrong } from './wire';

const field = (field_id: string, extra: object = {}) => ({ type: 'input_text', field_id, ...extra });
const option = (option_id: string) => ({ type: 'input_option', option_id, stack: stack([text('plan')]) });
const choice = (type: 'single' | 'multiple', extra: object = {}) => ({
  type: `input_${type}_choice`,
  field_id: 'goal',
  stack: stack([option('exam'), option('work'), option('fun')]),
  ...extra,
});

describe('an answer', () => {
  const errorOf = (extra: object, value?: string) =>
    inputErrorOf(one('input-text', field('a', extra)), value);

  it.each([
    [{}, '', null],
    [{ required: true }, '', 'required'],
    [{ required: true }, '   ', 'required'],
    [{ keyboard_type: 'password', required: true }, '   ', null],
    [{ keyboard_type: 'email' }, 'ada', 'format'],
    [{ keyboard_type: 'email' }, ' ada@example.org ', null],
    [{ reserved_attribute: '$email' }, 'ada', 'format'],
    [{ validation: { maxLength: 3 } }, 'abcd', 'max-length'],
    [{ validation: { maxLength: 3 } }, '🙂🙂🙂', null],
    [{ validation: { pattern: '[0-9]{5}' } }, '123456', 'pattern'],
    [{ validation: { pattern: '[0-9]{5}' } }, '12345', null],
    [{ validation: { pattern: 'a|b' } }, 'ab', 'pattern'],
    [{ validation: { minimum: 6, maximum: 19 } }, '5', 'minimum'],
    [{ validation: { minimum: 6, maximum: 19 } }, '19,5', 'maximum'],
    [{ validation: { minimum: 6, maximum: 19 } }, '12', null],
    [{ validation: { minimum: 6 } }, 'six', 'format'],
    [{ validation: { format: 'url' } }, 'javascript:alert(1)', 'format'],
    [{ validation: { format: 'url' } }, 'https://a.example/x', null],
  ])('to %j: %j is %s', (extra, value, error) => {
    expect(errorOf(extra, value)).toBe(error);
  });

  it('of a choice is counted, and a required one is needed', () => {
    const several = one('input-choice', choice('multiple', { selection_range: { min: 2, max: 2 } }));
    expect(['', 'exam', 'exam,fun', 'exam,work,fun'].map((value) => inputErrorOf(several, value))).toEqual([
      null,
      'minimum',
      null,
      'maximum',
    ]);
    expect(inputErrorOf(one('input-choice', choice('single', { required: true })), 'gone')).toBe('required');
  });

  it('of several options is in the order of the data, and a press switches', () => {
    const several = one('input-choice', choice('multiple'));
    const single = one('input-choice', choice('single'));
    expect(withOption(several, 'fun', 'exam')).toBe('exam,fun');
    expect(withOption(several, 'exam,fun', 'exam')).toBe('fun');
    expect(withOption(single, 'exam', 'fun')).toBe('fun');
    expect(withOption(single, 'fun', 'fun')).toBe('fun');
  });
});

describe('a pattern of the data', () => {
  it.each([
    '(a+)+',
    '(a|b|c)*',
    '(?=a)a',
    '(a)\\1',
    '(?<n>a)',
    '.*.*.*.*',
    '((a?){40}){40}',
    '(',
    '[a',
    'a{99999}',
  ])('%s is refused', (source) => {
    expect(safePattern(source)).toBeNull();
  });
  it.each([
    '[0-9]{5}',
    '[A-Za-z ]+',
    '[^@]+@[^@]+\\.[a-z]{2,}',
    'a|b',
    '(?:ab|cd)e?',
    '\\d{3}-\\d{4}',
    '[\\]a]+',
  ])('%s is used', (source) => {
    expect(safePattern(source)).not.toBeNull();
  });

  it('that is used ends for every answer: one without a bound takes years', () => {
    const part = fc.constantFrom('a', 'b', '[ab]', '(', ')', '(?:', '+', '*', '?', '{2,9}', '|', '.', '\\w');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.constantFrom('a', 'ab', 'b'), (parts, unit) => {
        safePattern(parts.join(''))?.test(`${unit.repeat(120).slice(0, 127)}!`);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a paywall with questions', () => {
  const data = good(
    paywallWire([
      plan('month'),
      field('mail', { keyboard_type: 'email', required: true, reserved_attribute: '$email' }),
      field('pin', { keyboard_type: 'password' }),
      choice('single'),
      stack([field('hidden', { required: true })], { visible: false }),
    ]),
  );
  const run = (state: PaywallState, ...events: readonly PaywallEvent[]) =>
    events.reduce<ReturnType<typeof paywallTransition>>(
      ([now], event) => paywallTransition(now, event),
      [state, []],
    );
  const type = (fieldId: string, value: string) => ({ type: 'input-changed', fieldId, value }) as const;
  const leave = (fieldId: string) => ({ type: 'input-left', fieldId }) as const;
  const buy = { type: 'purchase-requested' } as const;
  const start = initialPaywall(data);

  it('shows no error while the customer types, but when the input is left, until the answer is right', () => {
    const [typing] = run(start, type('mail', 'ad'));
    expect(typing.checked.size).toBe(0);
    const [left] = run(typing, leave('mail'));
    expect([...left.checked]).toEqual(['mail']);
    const [right] = run(left, type('mail', 'ada@example.org'));
    expect(right.checked.size).toBe(0);
    expect(run(right, type('mail', 'ada@'))[0].checked.size).toBe(0);
    expect(run(right, leave('mail'), leave('gone'))[0]).toBe(right);
  });

  it('sells nothing while a shown answer is missing, and the first one gets the focus, each time', () => {
    const [asked, effects] = run(start, buy);
    expect(effects).toEqual([]);
    expect(asked).toMatchObject({ purchase: 'idle', wanted: { fieldId: 'mail' } });
    expect(run(asked, buy)[0].wanted).not.toBe(asked.wanted);
  });

  it('hands over the answers that are shown, without passwords', () => {
    const answers = [
      type('mail', ' ada@example.org '),
      type('pin', '1234'),
      type('goal', 'fun'),
      type('hidden', 'x'),
    ];
    expect(run(start, ...answers, buy)[1]).toEqual([
      { type: 'start-purchase', packageId: 'month', attributes: { $email: 'ada@example.org', goal: 'fun' } },
    ]);
  });

  it('opens with answers of before', () => {
    const again = initialPaywall(data, undefined, 0, new Map([['mail', 'ada@example.org']]));
    expect(run(again, buy)[1]).toHaveLength(1);
  });
});

describe('problems', () => {
  it.each([
    [field(''), 'field_id'],
    [{ type: 'input_text' }, 'field_id'],
    [field('a', { keyboard_type: 'phone' }), 'keyboard_type'],
    [field('a', { validation: { format: 'zip' } }), 'validation.format'],
    [field('a', { validation: { pattern: '(a+)+' } }), 'validation.pattern'],
    [field('a', { validation_error_lids: { nope: 'hello' } }), 'validation_error_lids.nope'],
    [option('a'), ''],
    [{ ...choice('single'), stack: stack([option('a'), option('a')]) }, 'stack.components[1].option_id'],
    [{ ...choice('single'), stack: stack([option('a,b')]) }, 'stack.components[0].option_id'],
    [stack([field('a'), field('a')]), 'components[1].field_id'],
  ])('%j is named', (component, path) => {
    expect(wrong(component).map((problem) => problem.path)).toContain(path);
  });
});

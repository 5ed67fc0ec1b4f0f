import { describe, expect, it } from 'vitest';
import type { PracticeQuestion } from '../../../host-app/content/content.types';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import { createPractice } from '../../../host-app/stores/library/practice';

const question = (value: string): PracticeQuestion => ({
  question: [],
  answer: { kind: 'number', value },
  hint: [],
  explanation: [],
});
const questions = [question('1'), question('2')];

describe('the practice of a lesson', () => {
  it('is where it was after a reload', () => {
    const store = createMemoryTextStore();
    const before = createPractice(store, 'algebra/basics', questions);
    before.type(0, '7');
    before.judge(0, { kind: 'wrong', message: 'Not yet.' });
    before.showHint(0);
    before.type(1, '2');
    before.judge(1, { kind: 'right' });
    const after = createPractice(store, 'algebra/basics', questions);
    expect(after.$attempts.get()).toEqual([
      { typed: '7', status: 'open', message: 'Not yet.', tries: 1, isHintShown: true },
      { typed: '2', status: 'right', message: null, tries: 1, isHintShown: false },
    ]);
    expect(createPractice(store, 'algebra/other', questions).$attempts.get()[0]?.typed).toBe('');
  });

  it('of a question that has another answer now begins anew', () => {
    const store = createMemoryTextStore();
    const before = createPractice(store, 'algebra/basics', questions);
    before.judge(0, { kind: 'right' });
    before.judge(1, { kind: 'right' });
    const after = createPractice(store, 'algebra/basics', [question('1'), question('3')]);
    expect(after.$attempts.get().map(({ status }) => status)).toEqual(['right', 'open']);
  });

  it('counts no try that could not be read', () => {
    const practice = createPractice(createMemoryTextStore(), 'algebra/basics', questions);
    practice.judge(0, { kind: 'unclear', message: 'Type your answer first.' });
    expect(practice.$attempts.get()[0]).toMatchObject({ tries: 0, message: 'Type your answer first.' });
    practice.type(0, '1');
    expect(practice.$attempts.get()[0]?.message).toBeNull();
  });

  it('lets somebody who gave up try again', () => {
    const practice = createPractice(createMemoryTextStore(), 'algebra/basics', questions);
    practice.type(0, '9');
    practice.giveUp(0);
    expect(practice.$attempts.get()[0]?.status).toBe('shown');
    practice.startAgain(0);
    expect(practice.$attempts.get()[0]).toMatchObject({ status: 'open', typed: '' });
  });

  it('does without what somebody else wrote under its name', () => {
    for (const text of ['not JSON', '[]', '{"0 {}": 3}', 'null']) {
      const store = createMemoryTextStore({ 'practice:algebra/basics': text });
      expect(createPractice(store, 'algebra/basics', questions).$attempts.get()[0]?.status).toBe('open');
    }
  });
});

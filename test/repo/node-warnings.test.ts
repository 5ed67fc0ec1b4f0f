import { describe, expect, it } from 'vitest';
import { complaintAbout, heardWarnings } from '../support/node-warnings';

const warning = (name: string, text: string): Error => Object.assign(new Error(text), { name });
const leak = warning('MaxListenersExceededWarning', '11 abort listeners added to [AbortSignal].');

describe('a warning of Node', () => {
  it('fails the run, with its name, its text and where it comes from', () => {
    const complaint = complaintAbout([leak]);
    expect(complaint).toContain('11 abort listeners added to [AbortSignal].');
    expect(complaint).toContain('node-warnings.test.ts');
  });

  it('is let through when it is known', () => {
    const known = [{ name: 'ExperimentalWarning', text: /of the tool/ }];
    expect(complaintAbout([warning('ExperimentalWarning', 'a part of the tool')], known)).toBeNull();
    expect(complaintAbout([warning('ExperimentalWarning', 'a part of ours')], known)).not.toBeNull();
    expect(
      complaintAbout([leak, warning('ExperimentalWarning', 'a part of the tool')], known),
    ).not.toBeNull();
  });

  it('is the only thing that fails it', () => {
    expect(complaintAbout([])).toBeNull();
  });

  it('is heard by every test file of the worker', async () => {
    const heard = heardWarnings();
    expect(heardWarnings()).toBe(heard);
    process.emitWarning('planted', { type: 'PlantedWarning' });
    await new Promise((resolve) => void setImmediate(resolve));
    const planted = heard.filter(({ name }) => name === 'PlantedWarning');
    for (const each of planted) heard.splice(heard.indexOf(each), 1);
    expect(planted.map(({ message }) => message)).toEqual(['planted']);
  });
});

import { describe, expect, it } from 'vitest';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import { watchDesktop, watchMobile } from '../../../host-app/stores/overlays/survey-triggers';
import { startSurvey as start } from './survey-setup';

describe('on desktop the exit survey', () => {
  it('opens when the mouse comes from below to within 5 px of the top edge', () => {
    const { survey, page, isOpen } = start();
    watchDesktop(survey, page);
    page.mouse(300);
    page.mouse(6);
    expect(isOpen()).toBe(false);
    page.mouse(5);
    expect(isOpen()).toBe(true);
  });

  it('opens when a fast mouse is first seen outside', () => {
    const { survey, page, isOpen } = start();
    watchDesktop(survey, page);
    page.mouse(300);
    page.mouse(-40);
    expect(isOpen()).toBe(true);
  });

  it('stays away when the mouse comes in from above', () => {
    const { survey, page, isOpen } = start();
    watchDesktop(survey, page);
    page.mouse(2);
    page.mouse(60);
    expect(isOpen()).toBe(false);
  });

  it('stays away when somebody no longer watches', () => {
    const { survey, page, isOpen } = start();
    watchDesktop(survey, page)();
    page.mouse(300);
    page.mouse(1);
    expect(isOpen()).toBe(false);
  });
});

describe('on a phone the exit survey', () => {
  it('opens 30 s after the last touch', async () => {
    const { survey, page, clock, isOpen } = start();
    watchMobile(survey, page, clock);
    await clock.pass(29_000);
    page.touch();
    await clock.pass(29_999);
    expect(isOpen()).toBe(false);
    await clock.pass(1);
    expect(isOpen()).toBe(true);
  });

  it('opens when the page is hidden, and does not count hidden time as idle', async () => {
    const { survey, page, clock, isOpen } = start({ isFree: () => page.isVisible() });
    watchMobile(survey, page, clock);
    page.show(false);
    await clock.pass(120_000);
    expect(isOpen()).toBe(false);
    page.show(true);
    await clock.pass(29_999);
    expect(isOpen()).toBe(false);
    await clock.pass(1);
    expect(isOpen()).toBe(true);
    const hidden = start();
    watchMobile(hidden.survey, hidden.page, hidden.clock);
    hidden.page.show(false);
    expect(hidden.isOpen()).toBe(true);
  });

  it('opens on the back button, once something was touched', () => {
    const { survey, page, clock, isOpen } = start();
    watchMobile(survey, page, clock);
    expect(page.back()).toBe(false);
    page.touch();
    expect(page.back()).toBe(true);
    expect(isOpen()).toBe(true);
    expect(page.backs.count).toBe(0);
  });

  it('lets the back button through when it may not open', () => {
    const { survey, page, clock, isOpen } = start({ isFree: () => false });
    watchMobile(survey, page, clock);
    page.touch();
    page.back();
    expect(isOpen()).toBe(false);
    expect(page.backs.count).toBe(1);
  });

  it('does not hold the back button of who has answered already', () => {
    const store = createMemoryTextStore({ exit_survey_submitted: 'true' });
    const { survey, page, clock } = start({ store });
    watchMobile(survey, page, clock);
    page.touch();
    expect(page.back()).toBe(false);
  });

  it('asks again 30 s later when something else was on screen', async () => {
    let isFree = false;
    const { survey, page, clock, isOpen } = start({ isFree: () => isFree });
    watchMobile(survey, page, clock);
    await clock.pass(30_000);
    isFree = true;
    await clock.pass(29_999);
    expect(isOpen()).toBe(false);
    await clock.pass(1);
    expect(isOpen()).toBe(true);
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { MARK, markLooks } from './contrast';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeScope {
  /** A selector; the whole page when left out. */
  readonly include?: string;
  /** A selector of what is left out. */
  readonly exclude?: string;
  /** Only these rules; all of them when left out. */
  readonly rules?: readonly string[];
  /** Whether frames of the same origin are looked into; they are when this is left out. */
  readonly frames?: boolean;
  /** On long documents: of three elements of each look that is new, and not of all. Frames are looked at as a whole. */
  readonly contrast?: 'of all' | 'of each look';
}

declare const axe: {
  configure(spec: { rules: { id: string; selector: string }[] }): void;
  run(
    context: object,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
};

/** Puts axe into the document, and into its frames of the same origin, once for each document. */
async function loadAxe(page: Page, hasFrames: boolean): Promise<void> {
  const { origin } = new URL(page.url());
  const frames = hasFrames ? page.frames().filter((frame) => frame.url().startsWith(origin)) : [];
  for (const frame of new Set([page.mainFrame(), ...frames]))
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
}

/** What axe complains about, one line for each rule. It collects nothing but complaints: the rest would take most of its time. */
export async function axeComplaints(
  page: Page,
  { include, exclude, rules, frames = true, contrast = 'of all' }: AxeScope = {},
): Promise<string[]> {
  const marked = contrast === 'of all' ? null : `[${MARK}]`;
  const isNew = !marked || (await markLooks(page, include, exclude)) > 0;
  if (!isNew && rules?.every((rule) => rule === 'color-contrast')) return [];
  await loadAxe(page, frames);
  return page.evaluate(
    async ({ include, exclude, rules, frames, marked }) => {
      axe.configure({ rules: [{ id: 'color-contrast', selector: marked ?? '*' }] });
      const context = {
        include: include === undefined ? document : [include],
        ...(exclude === undefined ? {} : { exclude: [exclude] }),
      };
      const { violations } = await axe.run(context, {
        resultTypes: ['violations'],
        preload: false,
        iframes: frames,
        ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
      });
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
      );
    },
    { include, exclude, rules: rules ? [...rules] : undefined, frames, marked },
  );
}

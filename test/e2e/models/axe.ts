import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

interface AxeScope {
  /** A selector; the whole page when left out. */
  readonly include?: string;
  readonly exclude?: string;
  /** Only these rules; all of them when left out. */
  readonly rules?: readonly string[];
}

/**
 * What axe complains about, one line for each rule. It runs in the page and its frames of the same origin, and collects
 * nothing but complaints: what passes would take most of its time.
 */
export async function axeComplaints(
  page: Page,
  { include, exclude, rules }: AxeScope = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  if (include !== undefined) axe.include(include);
  if (exclude !== undefined) axe.exclude(exclude);
  if (rules !== undefined) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
  );
}

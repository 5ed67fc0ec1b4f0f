import type { Config } from '../../../config';
import type { Formula } from '../../../content/content.types';
import { breadcrumbList } from '../../../ui/page/breadcrumbs';
import { subjectNames } from '../subjects';
import { crumbsOf } from './formula-links';

/** A formula's structured data for search engines (schema.org). */
export const formulaData = (
  formula: Formula,
  summary: string,
  { origin, name }: Config['brand'],
): Readonly<Record<string, unknown>> => {
  const url = `${origin}/formulas/${formula.id}`;
  return {
    '@graph': [
      {
        '@type': ['LearningResource', 'DefinedTerm'],
        '@id': url,
        url,
        name: formula.title,
        ...(formula.aliases.length > 0 && { alternateName: formula.aliases }),
        description: summary,
        learningResourceType: 'Formula',
        about: subjectNames[formula.subject],
        inDefinedTermSet: `${origin}/formulas`,
        inLanguage: 'en',
        isAccessibleForFree: true,
        provider: { '@type': 'Organization', name, url: origin },
      },
      breadcrumbList([...crumbsOf(formula), [formula.title, `/formulas/${formula.id}`]], origin),
    ],
  };
};

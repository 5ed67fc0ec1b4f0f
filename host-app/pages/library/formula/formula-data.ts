import type { Config } from '../../../config';
import type { Formula } from '../../../content/content.types';
import { subjectNames } from '../subjects';

/** A formula's structured data for search engines (schema.org). */
export const formulaData = (
  formula: Formula,
  summary: string,
  { origin, name }: Config['brand'],
): Readonly<Record<string, unknown>> => {
  const url = `${origin}/formulas/${formula.id}`;
  const crumbs = [
    ['Formulas', `${origin}/formulas`],
    [subjectNames[formula.subject], `${origin}/formulas?subject=${formula.subject}`],
    [formula.title, url],
  ];
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
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(([text, item], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: text,
          item,
        })),
      },
    ],
  };
};

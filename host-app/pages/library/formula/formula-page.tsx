import { groups, loadFormulas } from 'content:groups';
import { useApp } from '../../../app-context';
import type { Formula, LoadedFormula } from '../../../content/content.types';
import { FittedMaths } from '../../../ui/content/fitted-maths';
import { Line, Prose } from '../../../ui/content/prose';
import { Breadcrumbs, breadcrumbList } from '../../../ui/page/breadcrumbs';
import { useHead } from '../../../ui/page/head';
import type { PageProps } from '../../../ui/page/page.types';
import { plainText } from '../../../stores/library/formula-search';
import { FavouriteButton, useFavouriteIds } from '../formulas/favourite-button';
import { MissingContent } from '../reading/missing-content';
import { useContent } from '../reading/use-content';
import { crumbsOf, Neighbours, Side } from './formula-links';
import { IdentityWidget } from './identity-widget';
import { SolveForWidget } from './solve-for-widget';
import { CopyLatex, Share } from './share-buttons';
import type { Config } from '../../../config';
import { subjectNames } from '../subjects';
import { Maths } from '../../../ui/content/maths';
import { TableScroll } from '../../../ui/content/table-scroll';
import '../formulas/formulas.css';
import '../reading/reading.css';
import './formula.css';

const VariablesTable = ({ formula }: { formula: Formula }) => {
  const hasUnits = formula.variables.some(({ unit }) => unit !== null);
  const hasDomains = formula.variables.some(({ domain }) => domain !== null);
  return (
    <TableScroll label="Variables">
      <table className="variables">
        <thead>
          <tr>
            <th scope="col">Letter</th>
            <th scope="col">Meaning</th>
            {hasUnits && <th scope="col">Unit</th>}
            {hasDomains && <th scope="col">Values</th>}
          </tr>
        </thead>
        <tbody>
          {formula.variables.map(({ symbol, math, name, unit, domain }) => (
            <tr key={symbol}>
              <td>
                <Maths tree={math} />
              </td>
              <td>
                <Line content={name} />
              </td>
              {hasUnits && <td>{unit}</td>}
              {hasDomains && <td>{domain && <Line content={domain} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
};

/** A formula's structured data for search engines (schema.org). */
const formulaData = (
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

const Hero = ({ formula }: { formula: Formula }) => {
  const favourites = useFavouriteIds();
  return (
    <div className="formula-hero">
      <FittedMaths className="formula-hero-maths" tree={formula.math} />
      <div className="formula-tools no-print">
        <FavouriteButton formula={formula} isFavourite={favourites.has(formula.id)} />
        <CopyLatex tex={formula.tex} />
        <Share title={formula.title} />
      </div>
    </div>
  );
};

const Conditions = ({ formula }: { formula: Formula }) =>
  formula.conditions.length > 0 && (
    <section className="laid-out-later">
      <h2>When it holds</h2>
      <ul className="conditions">
        {formula.conditions.map((condition, index) => (
          <li key={index}>
            <Line content={condition} />
          </li>
        ))}
      </ul>
    </section>
  );

const Example = ({ formula }: { formula: Formula }) => (
  <section className="laid-out-later">
    <h2>Worked example</h2>
    <div className="example prose">
      <p>
        <Line content={formula.example.problem} />
      </p>
      <ol className="example-steps">
        {formula.example.steps.map((step, index) => (
          <li key={index}>
            <Line content={step} />
          </li>
        ))}
      </ol>
    </div>
  </section>
);

const Words = ({ formula }: { formula: Formula }) => (
  <div className="formula-main">
    {formula.identity ? (
      <IdentityWidget formula={formula} identity={formula.identity} />
    ) : (
      <SolveForWidget formula={formula} />
    )}
    <section className="laid-out-later">
      <h2>What the letters mean</h2>
      <VariablesTable formula={formula} />
    </section>
    <Conditions formula={formula} />
    <details className="derivation">
      <summary>
        <h2>Why it is true</h2>
      </summary>
      <div className="prose">
        <Prose blocks={formula.derivation} />
      </div>
    </details>
    <Example formula={formula} />
  </div>
);

const Page = ({ formula }: { formula: LoadedFormula }) => {
  const { brand } = useApp().config;
  const summary = plainText(formula.summary);
  useHead({
    title: formula.title,
    description: `${summary} With the meaning of each letter, the reason, a worked example and a calculator.`,
    structuredData: formulaData(formula, summary, brand),
  });
  return (
    <div className="page formula-page">
      <div className="page-head">
        <Breadcrumbs crumbs={crumbsOf(formula)} />
        <h1>{formula.title}</h1>
        <p className="lead">
          <Line content={formula.summary} />
        </p>
        {formula.aliases.length > 0 && (
          <p className="muted aliases">Also known as {formula.aliases.join(', ')}</p>
        )}
      </div>
      <Hero formula={formula} />
      <div className="formula-columns">
        <Words formula={formula} />
        <Side formula={formula} />
      </div>
      <Neighbours formula={formula} />
    </div>
  );
};

/** A formula with its calculator, variables, example and links. */
export const FormulaPage = ({ params }: PageProps) => {
  const id = params['formulaId'] ?? '';
  const group = Object.keys(groups).find((name) => groups[name]?.includes(id)) ?? '';
  const loaded = useContent(`formulas/${group}`, loadFormulas[group]);
  const formula = loaded?.formulas.find((one) => one.id === id);
  return formula ? (
    <Page key={id} formula={formula} />
  ) : (
    <MissingContent
      title="No such formula"
      text="The library has no formula at this address. Search for it, or look through a subject."
      back={{ href: '/formulas', label: 'All formulas' }}
      hasSearch
    />
  );
};

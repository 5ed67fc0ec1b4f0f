import { formulas } from 'content:formulas';
import { useDeferredValue, useMemo } from 'react';
import { useApp } from '../../../app-context';
import { formulaSubjects } from '../../../content/content.types';
import type { FormulaSubject } from '../../../content/content.types';
import { createFormulaSearch } from '../../../stores/library/formula-search';
import type { FormulaFilter } from '../../../stores/library/formula-search';
import { Button } from '../../../ui/kit/button';
import { Empty } from '../../../ui/kit/empty';
import { Select } from '../../../ui/kit/field';
import { FilterChips } from '../../../ui/kit/filter-chips';
import { useHead } from '../../../ui/page/head';
import { lessonOf, subjectNames } from '../subjects';
import { useFavouriteIds } from './favourite-button';
import { FormulaCard } from './formula-card';
import { groupFormulas, topicsOf } from './formula-groups';
import type { FormulaGroup } from './formula-groups';
import { SearchBox } from './search-box';
import { useFilters } from './use-filters';
import './formulas.css';

/** A page of formulas under a magnifying glass. */
const NothingDrawing = () => (
  <svg viewBox="0 0 160 110" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
    <rect x="30" y="14" width="76" height="84" rx="8" opacity=".4" />
    <path d="M42 32h34M42 46h50M42 60h22M42 74h30" opacity=".4" strokeLinecap="round" />
    <circle cx="100" cy="62" r="22" fill="var(--surface-raised)" />
    <path d="M116 78l20 20" strokeWidth="5" strokeLinecap="round" />
    <path d="M92 58q4-6 8 0t8 0M92 68q4-6 8 0t8 0" strokeLinecap="round" />
  </svg>
);

const search = createFormulaSearch(formulas);
const total = (subject: FormulaSubject): number =>
  formulas.filter((formula) => formula.subject === subject).length;

type Choose = ReturnType<typeof useFilters>['choose'];

const FilterRow = ({ filter, choose }: { filter: FormulaFilter; choose: Choose }) => {
  const topics = topicsOf(formulas, filter.subject);
  return (
    <div className="filter-row">
      <FilterChips
        label="Subject"
        options={formulaSubjects.map(
          (subject) =>
            [
              subject,
              <>
                {subjectNames[subject]} <span className="chip-count">{total(subject)}</span>
              </>,
            ] as const,
        )}
        value={filter.subject}
        onChange={(subject) => choose(subject === filter.subject ? null : subject, null)}
      />
      {topics.length > 1 && (
        <Select
          label="Topic"
          value={filter.topic ?? ''}
          options={[['', 'All topics'], ...topics]}
          onChange={(topic) => choose(filter.subject, topic === '' ? null : topic)}
        />
      )}
    </div>
  );
};

interface GroupProps {
  readonly group: FormulaGroup;
  readonly favourites: ReadonlySet<string>;
  readonly choose: Choose;
}

const Group = ({ group, favourites, choose }: GroupProps) => (
  <section className="formula-group">
    {group.title !== null && (
      <div className="formula-group-head">
        <h2>{group.title}</h2>
        {group.more && (
          <Button variant="quiet" size="small" onClick={() => choose(group.more?.subject ?? null, null)}>
            All {group.more.total} in {group.title.toLowerCase()}
          </Button>
        )}
      </div>
    )}
    <ul className="formula-grid">
      {group.formulas.map((formula) => (
        <FormulaCard
          key={formula.id}
          formula={formula}
          isFavourite={favourites.has(formula.id)}
          level={group.title === null ? 2 : 3}
        />
      ))}
    </ul>
  </section>
);

const countText = (count: number, { query, subject, topic }: FormulaFilter): string => {
  const place = topic ? lessonOf(topic)?.title : subject && subjectNames[subject];
  const noun = `${count} formula${count === 1 ? '' : 's'}`;
  return `${noun}${place ? ` in ${place}` : ''}${query.trim() === '' ? '' : ` for “${query.trim()}”`}`;
};

const NoFormulaFound = ({ onReset }: { readonly onReset: () => void }) => (
  <Empty
    title="No formula found"
    drawing={<NothingDrawing />}
    action={
      <div className="empty-actions">
        <Button variant="primary" onClick={onReset}>
          Show all formulas
        </Button>
      </div>
    }
  >
    Try another word for it, fewer words, or a part of the formula such as x²+y².
  </Empty>
);

/** The formula library: search, subjects and topics. */
export const FormulasPage = () => {
  const { brand } = useApp().config;
  const { filter, setQuery, choose } = useFilters();
  const favourites = useFavouriteIds();
  const { subject, topic } = filter;
  const query = useDeferredValue(filter.query);
  const found = useMemo(() => search({ query, subject, topic }), [query, subject, topic]);
  const title = subject ? `${subjectNames[subject]} formulas` : 'Formulas';
  useHead({
    title,
    description: `${formulas.length} math formulas explained by ${brand.name}: what each letter means, why it is true, a worked example, and a calculator for every variable.`,
    structuredData: {
      '@type': 'DefinedTermSet',
      name: `${brand.name} formulas`,
      url: `${brand.origin}/formulas`,
      inLanguage: 'en',
    },
  });
  const showAll = (): void => {
    setQuery('');
    choose(null, null);
  };
  const groups = groupFormulas(found, { query, subject, topic });
  return (
    <div className="page">
      <div className="page-head">
        <h1>{title}</h1>
        <p className="lead">
          {formulas.length} formulas, each with its reason, a worked example, and a calculator for every
          letter.
        </p>
      </div>
      <div className="finder no-print">
        <SearchBox value={filter.query} onChange={setQuery} placeholder="Try “area of a circle” or a²+b²" />
        <FilterRow filter={filter} choose={choose} />
      </div>
      <p className="formula-count muted" role="status">
        {countText(found.length, { query, subject, topic })}
      </p>
      {groups.map((group) => (
        <Group key={group.key} group={group} favourites={favourites} choose={choose} />
      ))}
      {found.length === 0 && <NoFormulaFound onReset={showAll} />}
    </div>
  );
};

import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { formulaSubjects } from '../../../content/content.types';
import type { FormulaSubject } from '../../../content/content.types';
import type { FormulaFilter } from '../../../stores/library/formula-search';

/** Browsers limit how often the address may change. */
const PAUSE_MS = 250;

const subjectIn = (params: URLSearchParams): FormulaSubject | null =>
  formulaSubjects.find((subject) => subject === params.get('subject')) ?? null;

const addressOf = ({ query, subject, topic }: FormulaFilter): URLSearchParams => {
  const entries = { q: query.trim(), subject: subject ?? '', topic: topic ?? '' };
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''));
};

interface Filters {
  readonly filter: FormulaFilter;
  readonly setQuery: (query: string) => void;
  readonly choose: (subject: FormulaSubject | null, topic: string | null) => void;
}

/** The search and the filters, stored in the address: ?q=&subject=&topic= */
export const useFilters = (): Filters => {
  const [params, setParams] = useSearchParams();
  const address = params.get('q') ?? '';
  const [query, setQuery] = useState(address);
  const written = useRef(address);
  const filter = { query, subject: subjectIn(params), topic: params.get('topic') };
  useEffect(() => {
    // The address has changed through navigation.
    if (address === written.current) return;
    written.current = address;
    setQuery(address);
  }, [address]);
  const latest = useRef(filter);
  latest.current = filter;
  useEffect(() => {
    const wanted = query.trim();
    if (wanted === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = wanted;
      setParams(addressOf(latest.current), { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, setParams]);
  return {
    filter,
    setQuery,
    choose(subject, topic) {
      written.current = query.trim();
      setParams(addressOf({ query, subject, topic }));
    },
  };
};

import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../app-context';
import { useHead } from '../../ui/shell/head';
import type { PageProps } from '../../ui/shell/page.types';
import './ai-page.css';
import './composer.css';
import { Composer } from './composer';
import { ExchangeCard } from './exchange-card';
import { subjectOf, subjects } from './subjects';
import { UsageLine } from './usage-line';
import { Welcome } from './welcome';

const queryOf = (): string => new URLSearchParams(location.search).get('q') ?? '';

/** /ai and /ai/{subject}: the step-by-step solver. */
export const AiPage = ({ params }: PageProps) => {
  const { config, stores } = useApp();
  const exchanges = useStore(stores.chat.$exchanges);
  const [draft, setDraft] = useState(queryOf);
  const [, navigate] = useLocation();
  const subject = subjectOf(params['subject']);
  const end = useRef<HTMLDivElement>(null);
  const { title, description } = subjects[subject];
  useHead({
    title,
    description: `${description} ${config.brand.name} shows each step, its reason, and checks it.`,
    path: subject === 'all' ? '/ai' : `/ai/${subject}`,
  });

  const ask = async (question: string): Promise<void> => {
    const asked = await stores.chat.ask(question);
    if (asked === 'asked') setDraft((now) => (now.trim() === question.trim() ? '' : now));
  };
  // A shared link asks by itself, once; the text goes from the address to the conversation.
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    const shared = queryOf();
    if (shared) navigate(location.pathname, { replace: true });
    void stores.chat.restore().then(() => (shared ? ask(shared) : undefined));
  });
  const count = exchanges.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [count]);

  return (
    <div className="ai">
      <div className="ai-thread">
        {count === 0 ? (
          <Welcome subject={subject} onPick={(question) => void ask(question)} />
        ) : (
          <>
            <h1 className="visually-hidden">{title}</h1>
            {exchanges.map((exchange, index) => (
              <div key={exchange.id} ref={index === count - 1 ? end : undefined} className="ai-exchange">
                <ExchangeCard
                  exchange={exchange}
                  onAsk={(question) => void ask(question)}
                  onEdit={(question) => setDraft(question)}
                />
              </div>
            ))}
          </>
        )}
      </div>
      <div className="ai-dock no-print">
        <UsageLine />
        <Composer draft={draft} onDraft={setDraft} onAsk={(question) => void ask(question)} />
      </div>
    </div>
  );
};

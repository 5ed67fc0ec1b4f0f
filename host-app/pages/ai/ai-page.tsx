import { useStore } from '@nanostores/react';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState, useCallback, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../app-context';
import type { Photo } from '../../ports';
import type { Exchange } from '../../stores/solver-chat';
import { Button } from '../../ui/kit/button';
import { Icon } from '../../ui/kit/icon';
import { useHead } from '../../ui/page/head';
import type { PageProps } from '../../ui/page/page.types';
import { Composer } from './composer/composer';
import { ExchangeCard } from './exchange/lazy-card';
import { isBeyondMaths, subjectOf, subjects, type Subject } from './subjects';
import { UsageLine } from './usage-line';
import { Welcome } from './welcome';
import { usePurchase } from '../../ui/page/use-purchase';
import type { PaywallPanel } from './paywall-panel';
import './ai-page.css';
import './composer/composer.css';
import './exchange/exchange.css';

/** The paywall panel is a separate chunk. If it cannot be loaded, the checkout page opens instead. */
const usePaywall = (): { readonly open: () => void; readonly panel: ReactNode } => {
  const [, navigate] = useLocation();
  const [Panel, setPanel] = useState<typeof PaywallPanel | null>(null);
  const purchase = usePurchase();
  const open = useCallback((): void => {
    void import('./paywall-panel').then(
      (module) => setPanel(() => module.PaywallPanel),
      () => navigate('/checkout'),
    );
  }, [navigate]);
  const close = useCallback(() => setPanel(null), []);
  const buy = (packageId: string): void => {
    close();
    purchase(packageId);
  };
  return { open, panel: Panel && <Panel onClose={close} onBuy={buy} /> };
};

const queryOf = (): string => new URLSearchParams(location.search).get('q') ?? '';

interface ThreadProps {
  readonly exchanges: readonly Exchange[];
  readonly onAsk: (question: string) => void;
  readonly onEdit: (question: string) => void;
}

/** Scrolls the newest exchange into view when it begins. */
const Thread = ({ exchanges, onAsk, onEdit }: ThreadProps) => {
  const end = useRef<HTMLDivElement>(null);
  const count = exchanges.length;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [count]);
  return exchanges.map((exchange, index) => (
    <div key={exchange.id} ref={index === count - 1 ? end : undefined} className="ai-exchange">
      <ExchangeCard exchange={exchange} onAsk={onAsk} onEdit={onEdit} />
    </div>
  ));
};

const DRAFT = 'ai_draft';

/** The unsent text survives a reload and going back. The text of a shared link comes first. */
const useDraft = () => {
  const { sessionStore } = useApp().ports;
  const [draft, setDraft] = useState(() => queryOf() || (sessionStore.read(DRAFT) ?? ''));
  useEffect(() => {
    if (draft === '') sessionStore.remove(DRAFT);
    else sessionStore.write(DRAFT, draft);
  }, [draft, sessionStore]);
  return [draft, setDraft] as const;
};

/** Sends the question, or opens the paywall when no free answer is left. */
const useAsking = (subject: Subject, openPaywall: () => void) => {
  const { chat, toasts } = useApp().stores;
  const [draft, setDraft] = useDraft();
  const [photo, setPhoto] = useState<Photo | null>(null);
  const ask = async (text: string): Promise<void> => {
    const outcome = await chat.ask({ text, subject, ...(photo && { photo }) });
    if (outcome === 'no-messages-left') openPaywall();
  };
  const send = (text: string): void => {
    const { $exchanges } = chat;
    const before = $exchanges.get().length;
    void ask(text);
    // An accepted question is removed from the text box; a refused one stays.
    if ($exchanges.get().length > before) {
      setDraft((now) => (now.trim() === text.trim() ? '' : now));
      setPhoto(null);
    }
  };
  /** Text that was not sent yet can be brought back. */
  const replaceDraft = (text: string): void => {
    setDraft(text);
    if (draft.trim() !== '' && draft !== text)
      toasts.show('Your text was replaced.', 'plain', { label: 'Undo', run: () => setDraft(draft) });
  };
  return { draft, setDraft, replaceDraft, photo, setPhoto, send };
};

/** /ai and /ai/{subject}: the step-by-step solver. */
export const AiPage = ({ params }: PageProps) => {
  const { config, ports, stores } = useApp();
  const exchanges = useStore(stores.chat.$exchanges);
  const [, navigate] = useLocation();
  const subject = subjectOf(params['subject']);
  const { open, panel } = usePaywall();
  const { draft, setDraft, replaceDraft, photo, setPhoto, send } = useAsking(subject, open);
  const composer = useRef<HTMLDivElement>(null);
  const { title, description, placeholder } = subjects[subject];
  useHead({
    title,
    description: `${description} ${config.brand.name} shows each step, its reason, and checks it.`,
    path: subject === 'all' ? '/ai' : `/ai/${subject}`,
    // Without a model the page says only that it has no answers.
    isPrivate: isBeyondMaths(subject) && !ports.solver.isRemote,
  });
  const edit = (question: string): void => {
    replaceDraft(question);
    composer.current?.querySelector('textarea')?.focus();
  };
  // A shared link asks its question once without a click. The text then moves from the address to the
  // conversation.
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    const shared = queryOf();
    if (shared) navigate(location.pathname, { replace: true });
    void stores.chat.restore().then(() => shared && send(shared));
  });
  return (
    <div className="ai">
      <div className="ai-thread">
        {exchanges.length === 0 ? (
          <Welcome subject={subject} onPick={send} />
        ) : (
          <>
            <div className="ai-thread-head no-print">
              <h1 className="visually-hidden">{title}</h1>
              <Button size="small" variant="quiet" onClick={() => stores.chat.clear()}>
                <Icon icon={Plus} size={18} /> New conversation
              </Button>
            </div>
            <Thread exchanges={exchanges} onAsk={send} onEdit={edit} />
          </>
        )}
      </div>
      <div className="ai-dock no-print" ref={composer}>
        <UsageLine onWall={open} />
        <Composer
          draft={draft}
          placeholder={placeholder}
          photo={photo}
          onDraft={setDraft}
          onPhoto={setPhoto}
          onAsk={send}
        />
      </div>
      {panel}
    </div>
  );
};

import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useApp } from '../../../app-context';
import { useHead } from '../../../ui/shell/head';
import { AccountNav } from './account-nav';
import './account.css';
import { Teaser } from './teaser';
import type { TeaserText } from './teaser';
import { Waiting } from './waiting';

interface AccountPageProps {
  readonly title: string;
  /** What the page shows, for its head and for visitors. */
  readonly description: string;
  readonly teaser: TeaserText;
  readonly lead?: ReactNode;
  /** Instead of the title at the top of the page. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the personal area: its bar at the side, and what visitors see in its place. */
export const AccountPage = ({ title, description, teaser, lead, heading, children }: AccountPageProps) => {
  const session = useStore(useApp().stores.session.$session);
  useHead({ title, description, isPrivate: true });
  if (session.status === 'out') return <Teaser title={title} {...teaser} />;
  return (
    <div className="page acc">
      <AccountNav />
      <div className="acc-main">
        {heading ?? (
          <div className="acc-head">
            <h1>{title}</h1>
            {lead && <p className="lead">{lead}</p>}
          </div>
        )}
        {session.status === 'unknown' ? <Waiting /> : children}
      </div>
    </div>
  );
};

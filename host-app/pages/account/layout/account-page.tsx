import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useApp } from '../../../app-context';
import { useHead } from '../../../ui/page/head';
import { AccountNav } from './account-nav';
import './account.css';
import { Teaser } from './teaser';
import type { TeaserText } from './teaser';
import { Skeleton } from './skeleton';

interface AccountPageProps {
  readonly title: string;
  /** Description of the page for its head and for visitors. */
  readonly description: string;
  readonly teaser: TeaserText;
  readonly lead?: ReactNode;
  /** Replaces the title at the top of the page. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of an account page: the navigation at the side, and a teaser for visitors. */
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
        {session.status === 'unknown' ? <Skeleton /> : children}
      </div>
    </div>
  );
};

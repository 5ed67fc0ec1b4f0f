import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { useApp } from '../../../app-context';
import { Button, ButtonLink } from '../../../ui/kit/button';
import { Icon } from '../../../ui/kit/icon';

export interface TeaserText {
  readonly promise: string;
  readonly points: readonly string[];
  readonly drawing: ReactNode;
}

/** An account page for visitors: a description of the page, and a button to sign in. */
export const Teaser = ({ title, promise, points, drawing }: TeaserText & { readonly title: string }) => {
  const { signIn } = useApp().stores;
  return (
    <div className="page acc-teaser">
      <div className="acc-teaser-drawing">{drawing}</div>
      <div className="acc-teaser-words">
        <h1>{title}</h1>
        <p className="lead">{promise}</p>
        <ul className="acc-points">
          {points.map((point) => (
            <li key={point}>
              <Icon icon={Check} />
              {point}
            </li>
          ))}
        </ul>
        <div className="acc-actions">
          <Button variant="primary" size="large" onClick={() => signIn.open('profile')}>
            Sign in
          </Button>
          <ButtonLink variant="quiet" size="large" href="/ai">
            Solve a problem first
          </ButtonLink>
        </div>
      </div>
    </div>
  );
};

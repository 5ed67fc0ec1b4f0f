import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useApp } from '../../app-context';
import { Button, ButtonLink } from '../kit/button';
import { Modal } from '../kit/modal';
import { calculators, financial, personal, resources } from './navigation';
import type { NavLink } from './navigation';
import { ThemeSwitch } from './theme-switch';
import { UserBadge } from './user-badge';

const Group = ({ title, links }: { title: string; links: readonly NavLink[] }) => {
  const [path] = useLocation();
  return (
    <section>
      <h3 className="drawer-title">{title}</h3>
      <ul className="drawer-links">
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link href={href} aria-current={path === href ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The navigation for narrow screens: a drawer that respects the phone's safe areas. */
export const MobileMenu = ({ onClose }: { onClose: () => void }) => {
  const { config, stores } = useApp();
  const { session, signIn } = stores;
  const state = useStore(session.$session);
  const [path] = useLocation();
  const opened = useRef(path);
  useEffect(() => {
    if (path !== opened.current) onClose();
  }, [path, onClose]);
  return (
    <Modal title="Menu" className="drawer" onClose={onClose}>
      {state.status === 'in' ? (
        <UserBadge user={state.user} withPicture />
      ) : (
        <div className="drawer-actions">
          <ButtonLink variant="trial" wide href="/checkout">
            Start Your {config.promo.trialDays}-Day Free Trial
          </ButtonLink>
          <Button
            wide
            onClick={() => {
              onClose();
              signIn.open('navbar');
            }}
          >
            Sign In / Create Account
          </Button>
        </div>
      )}
      <nav aria-label="Menu">
        <Group title="Calculators" links={calculators} />
        <Group title="Financial" links={financial} />
        <Group
          title="Resources"
          links={resources.map((link) => (link.href === '/ai' ? { ...link, text: 'AI Solver' } : link))}
        />
        {state.status === 'in' && <Group title="You" links={personal} />}
      </nav>
      <ThemeSwitch hasText />
      {state.status === 'in' && (
        <Button wide onClick={() => void session.signOut().then(onClose)}>
          Sign Out
        </Button>
      )}
    </Modal>
  );
};

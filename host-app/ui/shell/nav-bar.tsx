import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleUser from 'lucide-react/icons/circle-user';
import MenuIcon from 'lucide-react/icons/menu';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useApp } from '../../app-context';
import { ButtonLink } from '../kit/button';
import { Icon } from '../kit/icon';
import { Logo } from './logo';
import { Menu } from './menu';
import { MobileMenu } from './mobile-menu';
import { calculators, financial, personal } from './navigation';
import type { NavLink } from './navigation';
import { ThemeSwitch } from './theme-switch';
import { UserBadge, UserAvatar } from './user-badge';

const Entry = ({ href, text }: NavLink) => {
  const [path] = useLocation();
  return (
    <Link href={href} className="menu-entry" aria-current={path === href ? 'page' : undefined}>
      {text}
    </Link>
  );
};

const BarLink = ({ href, text }: NavLink) => {
  const [path] = useLocation();
  const isHere = path === href || path.startsWith(`${href}/`);
  return (
    <Link href={href} className="bar-link" aria-current={isHere ? 'page' : undefined}>
      {text}
    </Link>
  );
};

const Dropdown = ({ text, links }: { text: string; links: readonly NavLink[] }) => (
  <Menu
    button={
      <>
        {text}
        <Icon icon={ChevronDown} size={16} />
      </>
    }
  >
    {links.map((link) => (
      <Entry key={link.href} {...link} />
    ))}
  </Menu>
);

const UserMenu = () => {
  const { session, signIn } = useApp().stores;
  const state = useStore(session.$session);
  return (
    <Menu
      className={state.status === 'in' ? 'user-menu has-face' : 'user-menu'}
      align="end"
      label="Account"
      button={state.status === 'in' ? <UserAvatar user={state.user} /> : <Icon icon={CircleUser} size={24} />}
    >
      {state.status === 'in' ? (
        <>
          <UserBadge user={state.user} />
          {personal.map((link) => (
            <Entry key={link.href} {...link} />
          ))}
          <button type="button" className="menu-entry" onClick={() => void session.signOut()}>
            Sign Out
          </button>
        </>
      ) : (
        <button type="button" className="menu-entry" onClick={() => signIn.open('navbar')}>
          Sign In
        </button>
      )}
    </Menu>
  );
};

/** The navigation bar of every page (spec section 2, 'Navigation bar'). */
export const NavBar = () => {
  const { config, stores } = useApp();
  const session = useStore(stores.session.$session);
  const [isMobileOpen, setMobileOpen] = useState(false);
  const burger = useRef<HTMLButtonElement>(null);
  return (
    <header className="bar no-print">
      <div className="bar-inside">
        <Link href="/ai" className="brand">
          <Logo />
          {config.brand.name}
        </Link>
        <nav className="bar-links" aria-label="Main">
          <Dropdown text="Calculators" links={calculators} />
          <Dropdown text="Financial" links={financial} />
          <BarLink href="/ai" text="AI Solver" />
          <BarLink href="/formulas" text="Formulas" />
          <BarLink href="/learning" text="Lessons" />
          <BarLink href="/blog" text="Blog" />
        </nav>
        <div className="bar-end">
          {session.status === 'out' && (
            <span className="trial-pulse">
              <ButtonLink variant="trial" size="small" href="/checkout">
                {config.promo.trialDays}-Day Free Trial
              </ButtonLink>
            </span>
          )}
          <ThemeSwitch />
          <UserMenu />
          <button
            type="button"
            ref={burger}
            className="icon-button burger"
            aria-label="Menu"
            aria-expanded={isMobileOpen}
            onClick={() => setMobileOpen(true)}
          >
            <Icon icon={MenuIcon} size={24} />
          </button>
        </div>
      </div>
      {isMobileOpen && <MobileMenu onClose={() => setMobileOpen(false)} />}
    </header>
  );
};

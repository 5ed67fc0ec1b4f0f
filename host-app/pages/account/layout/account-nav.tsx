import { useStore } from '@nanostores/react';
import ChartColumn from 'lucide-react/icons/chart-column';
import Clock from 'lucide-react/icons/clock';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Settings from 'lucide-react/icons/settings';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useApp } from '../../../app-context';
import { Icon } from '../../../ui/kit/icon';

const links = [
  { href: '/profile', text: 'Overview', icon: House },
  { href: '/profile/history', text: 'History', icon: Clock },
  { href: '/profile/favorite', text: 'Favorites', icon: Heart },
  { href: '/profile/learning', text: 'Learning', icon: GraduationCap },
  { href: '/profile/settings', text: 'Settings', icon: Settings },
] as const;
const adminLink = { href: '/admin', text: 'Statistics', icon: ChartColumn } as const;

/** The navigation of the account pages; the statistics page is for admins only. */
export const AccountNav = () => {
  const [path] = useLocation();
  const account = useStore(useApp().stores.account.$account);
  const bar = useRef<HTMLElement>(null);
  // On a narrow screen the bar scrolls; the current page's link should be visible.
  useEffect(() => {
    const here = bar.current?.querySelector('[aria-current]');
    if (!bar.current || !here) return;
    const [outer, inner] = [bar.current.getBoundingClientRect(), here.getBoundingClientRect()];
    if (inner.right > outer.right) bar.current.scrollLeft += inner.right - outer.right + 24;
  }, [path]);
  const isAdmin = account.status === 'ready' && account.profile.isAdmin;
  return (
    <nav ref={bar} className="acc-nav no-print" aria-label="Personal area">
      {[...links, ...(isAdmin ? [adminLink] : [])].map(({ href, text, icon }) => (
        <Link key={href} href={href} className="acc-link" aria-current={path === href ? 'page' : undefined}>
          <Icon icon={icon} />
          {text}
        </Link>
      ))}
    </nav>
  );
};

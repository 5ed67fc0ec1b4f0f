import BadgeCheck from 'lucide-react/icons/badge-check';
import Calculator from 'lucide-react/icons/calculator';
import Heart from 'lucide-react/icons/heart';
import { Link } from 'wouter';
import type { Stats } from '../../../data/account/profile.types';
import { Icon } from '../../../ui/kit/icon';

const number = new Intl.NumberFormat();

/** Three totals of the profile. */
export const StatTiles = ({ stats }: { readonly stats: Stats }) => (
  <ul className="home-tiles" aria-label="Your numbers">
    {[
      {
        href: '/profile/history',
        icon: BadgeCheck,
        count: stats.totalSolvedProblems,
        text: ['problem solved', 'problems solved'],
      },
      {
        href: '/profile/history',
        icon: Calculator,
        count: stats.totalCalculations,
        text: ['calculation', 'calculations'],
      },
      {
        href: '/profile/favorite',
        icon: Heart,
        count: stats.totalSavedFormulas,
        text: ['saved formula', 'saved formulas'],
      },
    ].map(({ href, icon, count, text: [one, many] }) => (
      <li key={one}>
        <Link href={href} className="card home-tile">
          <Icon icon={icon} size={22} />
          <strong>{number.format(count)}</strong>
          <span>{count === 1 ? one : many}</span>
        </Link>
      </li>
    ))}
  </ul>
);

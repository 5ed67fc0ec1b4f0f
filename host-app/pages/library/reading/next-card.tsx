import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { Icon } from '../../../ui/kit/icon';

interface NextCardProps {
  readonly href: string;
  readonly label: string;
  readonly title: string;
}

/** What to read after this page. */
export const NextCard = ({ href, label, title }: NextCardProps) => (
  <Link className="next-card no-print" href={href}>
    <span>
      <span className="next-label">{label}</span>
      <span className="next-title">{title}</span>
    </span>
    <Icon icon={ArrowRight} size={24} />
  </Link>
);

import Link2 from 'lucide-react/icons/link-2';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useApp } from '../../../app-context';
import type { CalculatorAbout } from '../../../content/content.types';
import { Button } from '../../../ui/kit/button';
import { Icon } from '../../../ui/kit/icon';
import { useHead } from '../../../ui/page/head';
import { useCopy } from '../../../ui/page/use-copy';
import { lazyPart } from '../../../ui/page/lazy-page';
import './layout.css';

interface CalculatorPageProps {
  readonly title: string;
  readonly description: string;
  /** A keypad is beside its explanation; a form is above it. */
  readonly layout: 'device' | 'form';
  readonly children: ReactNode;
  /** Short sections that explain the calculator, and formulas to link to. */
  readonly about: CalculatorAbout;
  /** Further buttons for the result. */
  readonly actions?: ReactNode;
}

/** A chunk of its own: a calculator is usable before its explanation is there. */
const Prose = lazyPart(async () => (await import('../../../ui/content/prose')).Prose, { isOptional: true });

const ShareBar = ({ actions }: { actions: ReactNode }) => {
  const copy = useCopy();
  return (
    <div className="share-bar no-print">
      <Button
        size="small"
        variant="quiet"
        onClick={() => void copy(location.href, 'Link copied: it opens this calculation.')}
      >
        <Icon icon={Link2} size={18} /> Share
      </Button>
      <Button size="small" variant="quiet" onClick={() => print()}>
        <Icon icon={Printer} size={18} /> Print
      </Button>
      {actions}
    </div>
  );
};

/** The layout of every calculator: heading, keypad or form, buttons for the result, explanation, formulas. */
export const CalculatorPage = ({
  title,
  description,
  layout,
  children,
  about: { blocks, formulas },
  actions,
}: CalculatorPageProps) => {
  const { brand } = useApp().config;
  useHead({
    title,
    description,
    structuredData: {
      '@type': 'WebApplication',
      name: `${title} · ${brand.name}`,
      applicationCategory: 'EducationalApplication',
      operatingSystem: 'Any',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    },
  });
  return (
    <div className={`page calculator ${layout}`}>
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead">{description}</p>
      </header>
      <div className="calculator-body">
        <div className="calculator-main">
          {children}
          <ShareBar actions={actions} />
        </div>
        <aside className="calculator-about laid-out-later prose no-print">
          <Prose blocks={blocks} />
          {formulas.length > 0 && (
            <>
              <h2>Formulas behind it</h2>
              <ul>
                {formulas.map(([id, name]) => (
                  <li key={id}>
                    <Link href={`/formulas/${id}`}>{name}</Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </aside>
      </div>
    </div>
  );
};

import ListChecks from 'lucide-react/icons/list-checks';
import InfinitySign from 'lucide-react/icons/infinity';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { LucideIcon } from 'lucide-react';
import { useApp } from '../../app-context';
import { ButtonLink } from '../../ui/kit/button';
import { Icon } from '../../ui/kit/icon';
import { useHead } from '../../ui/page/head';
import './landing-page.css';

const reasons: readonly { readonly icon: LucideIcon; readonly title: string; readonly text: string }[] = [
  {
    icon: ListChecks,
    title: 'Every step, with its reason',
    text: 'Not just the answer: what was done, why it is allowed, and what changed.',
  },
  {
    icon: ShieldCheck,
    title: 'Checked before you see it',
    text: 'A second engine tests each line. What does not hold is never shown.',
  },
  {
    icon: InfinitySign,
    title: 'All of math',
    text: 'Fractions to integrals, with lessons, formulas and calculators beside the solver.',
  },
];

/** The page for visitors from short videos: one promise, one button. */
export const LandingPage = () => {
  const { brand, promo } = useApp().config;
  useHead({
    title: 'Homework, one step at a time',
    description: `${brand.name} shows every step of your math problem and checks each one. Free to try.`,
  });
  return (
    <div className="landing page">
      <p className="landing-problem" aria-hidden="true">
        <span>2x² − 8x + 6 = 0</span>
        <span>x² − 4x + 3 = 0</span>
        <span>(x − 1)(x − 3) = 0</span>
        <strong>x = 1 or x = 3</strong>
      </p>
      <div className="landing-words">
        <h1>Homework, one step at a time</h1>
        <p className="lead">
          Type the problem. See how it is done, line by line. Joined by {brand.students} students.
        </p>
        <div className="landing-actions">
          <ButtonLink variant="primary" size="large" href="/ai">
            Solve my problem
          </ButtonLink>
          <ButtonLink variant="trial" size="large" href="/checkout">
            Start the {promo.trialDays}-day free trial
          </ButtonLink>
        </div>
      </div>
      <ul className="landing-reasons">
        {reasons.map(({ icon, title, text }) => (
          <li key={title} className="card">
            <Icon icon={icon} size={24} />
            <h2>{title}</h2>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
};

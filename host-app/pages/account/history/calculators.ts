import BadgeCheck from 'lucide-react/icons/badge-check';
import Calculator from 'lucide-react/icons/calculator';
import ChartSpline from 'lucide-react/icons/chart-spline';
import Divide from 'lucide-react/icons/divide';
import HandCoins from 'lucide-react/icons/hand-coins';
import House from 'lucide-react/icons/house';
import Percent from 'lucide-react/icons/percent';
import Ruler from 'lucide-react/icons/ruler';
import SquareFunction from 'lucide-react/icons/square-function';
import SquareRadical from 'lucide-react/icons/square-radical';
import type { LucideIcon } from 'lucide-react';

interface CalculatorLabel {
  readonly name: string;
  readonly icon: LucideIcon;
  /** The input is drawn as a formula. */
  readonly isMaths?: boolean;
}

const labels: Readonly<Record<string, CalculatorLabel>> = {
  ai: { name: 'AI Solver', icon: BadgeCheck, isMaths: true },
  basic: { name: 'Basic', icon: Calculator, isMaths: true },
  scientific: { name: 'Scientific', icon: SquareRadical, isMaths: true },
  fraction: { name: 'Fraction', icon: Divide, isMaths: true },
  percentage: { name: 'Percentage', icon: Percent },
  quadratic: { name: 'Quadratic', icon: SquareFunction, isMaths: true },
  graph: { name: 'Graph', icon: ChartSpline },
  units: { name: 'Units', icon: Ruler },
  mortgage: { name: 'Mortgage', icon: House },
  loan: { name: 'Loan', icon: HandCoins },
};

export const labelOf = (calculator: string): CalculatorLabel =>
  labels[calculator] ?? { name: calculator, icon: Calculator };

/** Accepts paths of this app only: '//elsewhere' would be another site. */
export const pathOf = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : '/');

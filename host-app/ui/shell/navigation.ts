/** A link of the navigation bar or the footer (spec section 2). */
export interface NavLink {
  readonly href: string;
  readonly text: string;
}

export const calculators: readonly NavLink[] = [
  { href: '/math/basic', text: 'Basic' },
  { href: '/math/scientific', text: 'Scientific' },
  { href: '/math/fraction', text: 'Fraction' },
  { href: '/math/percentage', text: 'Percentage' },
  { href: '/math/quadratic', text: 'Quadratic' },
  { href: '/math/graph', text: 'Graph' },
  { href: '/math/units', text: 'Units' },
];

export const financial: readonly NavLink[] = [
  { href: '/financial/mortgage', text: 'Mortgage' },
  { href: '/financial/loan', text: 'Loan' },
];

export const resources: readonly NavLink[] = [
  { href: '/ai', text: 'AI Problem Solver' },
  { href: '/formulas', text: 'Formulas' },
  { href: '/learning', text: 'Lessons' },
  { href: '/blog', text: 'Blog' },
];

export const personal: readonly NavLink[] = [
  { href: '/profile', text: 'My Profile' },
  { href: '/profile/history', text: 'Calculation History' },
  { href: '/profile/favorite', text: 'Favorite Formulas' },
  { href: '/profile/learning', text: 'Learning Progress' },
  { href: '/profile/settings', text: 'Account Settings' },
];

/** Spec section 2, 'Analytics screen naming'; the word for the product is 'calculator'. */
export const screenName = (path: string): string => {
  const [first, second] = path.split('/').filter(Boolean);
  return first === undefined || second === undefined ? 'Home' : `${first} - ${second} calculator`;
};

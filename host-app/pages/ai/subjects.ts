import type { examples } from 'content:examples';

export type MathsSubject = keyof typeof examples;
export type OtherSubject = 'physics' | 'chemistry' | 'biology' | 'computing';
export type Subject = MathsSubject | OtherSubject | 'all';

interface SubjectText {
  readonly title: string;
  readonly name: string;
  readonly description: string;
  /** The placeholder of the text box. */
  readonly placeholder: string;
}

export const subjects: Readonly<Record<Subject, SubjectText>> = {
  all: {
    title: 'AI problem solver',
    name: 'All subjects',
    description: 'Type a math problem and see how it is done.',
    placeholder: 'Try 2x + 3 = 11',
  },
  algebra: {
    title: 'Algebra solver',
    name: 'Algebra',
    description: 'Equations, inequalities, systems, factoring and simplifying.',
    placeholder: 'Try x^2 - 5x + 6 = 0',
  },
  geometry: {
    title: 'Geometry and trigonometry solver',
    name: 'Geometry',
    description: 'Triangles, circles, solids and trigonometric equations.',
    placeholder: 'Try area of a circle with radius 5',
  },
  calculus: {
    title: 'Calculus solver',
    name: 'Calculus',
    description: 'Limits, derivatives, integrals and series.',
    placeholder: 'Try derivative of x^2 sin(x)',
  },
  statistics: {
    title: 'Statistics solver',
    name: 'Statistics',
    description: 'Averages, spread, counting and probability.',
    placeholder: 'Try mean of 4, 8, 15, 16, 23, 42',
  },
  physics: {
    title: 'Physics solver',
    name: 'Physics',
    description: 'Motion, forces, energy, waves and circuits, with the units.',
    placeholder: 'Ask a question about physics',
  },
  chemistry: {
    title: 'Chemistry solver',
    name: 'Chemistry',
    description: 'Equations to balance, moles, solutions and bonds.',
    placeholder: 'Ask a question about chemistry',
  },
  biology: {
    title: 'Biology questions',
    name: 'Biology',
    description: 'Cells, genes, bodies and ecosystems, explained.',
    placeholder: 'Ask a question about biology',
  },
  computing: {
    title: 'Computer science questions',
    name: 'Computing',
    description: 'Algorithms, data and code, explained line by line.',
    placeholder: 'Ask a question about computing',
  },
};

/** Suggested questions for subjects beyond maths, which a remote model answers. */
export const prompts: Readonly<Record<OtherSubject, readonly string[]>> = {
  physics: [
    'A ball is dropped from 20 m. How fast is it when it lands?',
    'Why does a bicycle stay upright when it moves?',
    'Two resistors of 6 Ω and 3 Ω are in parallel. What is the total resistance?',
    'How much energy does it take to heat 2 kg of water by 30 °C?',
  ],
  chemistry: [
    'Balance C3H8 + O2 → CO2 + H2O',
    'How many moles are in 36 g of water?',
    'What is the pH of a 0.01 mol/L solution of hydrochloric acid?',
    'Why does salt melt ice?',
  ],
  biology: [
    'What happens in each phase of mitosis?',
    'Two parents carry one recessive gene. What are the odds for a child?',
    'How do vaccines train the immune system?',
    'Why do leaves change color in autumn?',
  ],
  computing: [
    'How does binary search work, and how fast is it?',
    'What is the difference between a list and a set?',
    'Convert 1011 0110 from binary to decimal and hexadecimal',
    'Explain recursion with a small example',
  ],
};

const isSubject = (text: string): text is Subject => Object.hasOwn(subjects, text);
export const isBeyondMaths = (subject: Subject): subject is OtherSubject => Object.hasOwn(prompts, subject);

/** An unknown subject in the address selects all subjects. */
export const subjectOf = (text: string | undefined): Subject =>
  text !== undefined && isSubject(text) ? text : 'all';

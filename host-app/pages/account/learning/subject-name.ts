const names: Readonly<Record<string, string>> = {
  algebra: 'Algebra',
  geometry: 'Geometry',
  calculus: 'Calculus',
  statistics: 'Statistics',
};

export const subjectName = (subject: string): string => names[subject] ?? subject;

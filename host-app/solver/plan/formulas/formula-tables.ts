/**
 * The formulas of one figure or one law: its amounts (a letter and its names; several letters may have the
 * same name), and the relations between them in the order of preference. The part of the id after a stroke
 * distinguishes tables of one figure: the solver uses the first that has all names and leads to the requested
 * amount.
 */
export interface FormulaTable {
  readonly id: string;
  readonly amounts: string;
  readonly relations: string;
  /** The amounts may be negative; those of a figure cannot. */
  readonly signed?: true;
}

const LEGS = 'a leg|base, b leg|height, c hypotenuse, A area, P perimeter';
const ROUND = 'r radius, d diameter';

const formulaTable = (id: string, amounts: string, relations: string): FormulaTable => ({
  id,
  amounts,
  relations,
});

export const FORMULA_TABLES: readonly FormulaTable[] = [
  formulaTable('circle', `${ROUND}, C circumference|perimeter, A area`, 'd = 2*r; C = 2*π*r; A = π*r^2'),
  formulaTable(
    'semicircle',
    `${ROUND}, L arc length, A area, P perimeter`,
    'd = 2*r; A = π*r^2/2; L = π*r; P = π*r + 2*r',
  ),
  formulaTable('square', 's side, A area, P perimeter, d diagonal', 'A = s^2; P = 4*s; d = s*sqrt(2)'),
  formulaTable(
    'rectangle',
    'l length|side|base, w width|side|height, A area, P perimeter, d diagonal',
    'A = l*w; P = 2*(l + w); d^2 = l^2 + w^2',
  ),
  formulaTable('triangle', 'b base, h height|altitude, A area', 'A = b*h/2'),
  formulaTable(
    'triangle/sides',
    'a side, b side, c side, P perimeter, s semiperimeter, A area',
    'P = a + b + c; s = P/2; A = sqrt(s*(s - a)*(s - b)*(s - c))',
  ),
  formulaTable('triangle/angles', 'A angle, B angle, C angle', 'A + B + C = 180'),
  formulaTable(
    'triangle/two sides',
    'a side, b side, c third side|side, A angle A, B angle B, C included angle, S area',
    [
      'S = a*b*sin(C*π/180)/2; A + B + C = 180; c^2 = a^2 + b^2 - 2*a*b*cos(C*π/180)',
      'b^2 = a^2 + c^2 - 2*a*c*cos(B*π/180); a^2 = b^2 + c^2 - 2*b*c*cos(A*π/180)',
      'b = a*sin(B*π/180)/sin(A*π/180); c = a*sin(C*π/180)/sin(A*π/180); a = b*sin(A*π/180)/sin(B*π/180)',
      'c = b*sin(C*π/180)/sin(B*π/180); a = c*sin(A*π/180)/sin(C*π/180); b = c*sin(B*π/180)/sin(C*π/180)',
      'C = acos((a^2 + b^2 - c^2)/(2*a*b))*180/π; B = acos((a^2 + c^2 - b^2)/(2*a*c))*180/π',
      'A = acos((b^2 + c^2 - a^2)/(2*b*c))*180/π',
    ].join('; '),
  ),
  formulaTable('right triangle', LEGS, 'A = a*b/2; c^2 = a^2 + b^2; P = a + b + c'),
  formulaTable('right triangle/angles', 'A acute angle|angle, B acute angle|angle', 'A + B = 90'),
  formulaTable(
    'isosceles triangle',
    'b base, l leg|side|equal side, h height, A area, P perimeter',
    'h^2 = l^2 - (b/2)^2; A = b*h/2; P = b + 2*l',
  ),
  formulaTable(
    'equilateral triangle',
    's side, A area, P perimeter, h height|altitude',
    'A = sqrt(3)/4*s^2; P = 3*s; h = sqrt(3)/2*s',
  ),
  formulaTable('parallelogram', 'b base, h height, a side, A area, P perimeter', 'A = b*h; P = 2*(a + b)'),
  formulaTable('parallelogram/sides', 'a side, b side, P perimeter', 'P = 2*(a + b)'),
  formulaTable(
    'rhombus',
    'p diagonal, q diagonal, s side, A area, P perimeter',
    'A = p*q/2; s^2 = (p/2)^2 + (q/2)^2; P = 4*s',
  ),
  formulaTable('rhombus/height', 's side|base, h height, A area, P perimeter', 'A = s*h; P = 4*s'),
  formulaTable('kite', 'p diagonal, q diagonal, A area', 'A = p*q/2'),
  formulaTable(
    'trapezoid',
    'a base|parallel side, b base|parallel side, h height, m midsegment|median, A area',
    'A = (a + b)/2*h; m = (a + b)/2',
  ),
  formulaTable(
    'polygon',
    'n number of sides, S sum of the interior angles|sum of the angles|angle sum, D number of diagonals|diagonals',
    'S = 180*(n - 2); D = n*(n - 3)/2',
  ),
  formulaTable(
    'regular polygon',
    'n number of sides, A interior angle|angle, E exterior angle|central angle, s side, P perimeter, S sum of the interior angles|sum of the angles, D number of diagonals|diagonals',
    'A = 180*(n - 2)/n; E = 360/n; P = n*s; S = 180*(n - 2); D = n*(n - 3)/2',
  ),
  formulaTable('regular hexagon', 's side, A area, P perimeter', 'A = 3*sqrt(3)/2*s^2; P = 6*s'),
  formulaTable(
    'sector',
    `${ROUND}, t angle|central angle, L arc length|length of the arc|arc, A area, P perimeter`,
    'd = 2*r; L = t/360*2*π*r; A = t/360*π*r^2; P = L + 2*r',
  ),
  formulaTable(
    'sector in radians',
    `${ROUND}, t angle|central angle, L arc length|length of the arc|arc, A area, P perimeter`,
    'd = 2*r; L = r*t; A = r^2*t/2; P = L + 2*r',
  ),
  formulaTable('ring', 'R outer radius, r inner radius, A area', 'A = π*(R^2 - r^2)'),
  formulaTable('ellipse', 'a semi-major axis|semi-axis, b semi-minor axis|semi-axis, A area', 'A = π*a*b'),
  formulaTable(
    'cube',
    's side, V volume, A surface area, L lateral area, d diagonal, f face diagonal',
    'V = s^3; A = 6*s^2; L = 4*s^2; d = s*sqrt(3); f = s*sqrt(2)',
  ),
  formulaTable(
    'rectangular prism',
    'l length|side, w width|side, h height|side, V volume, A surface area, L lateral area, d diagonal',
    'V = l*w*h; A = 2*(l*w + l*h + w*h); L = 2*h*(l + w); d^2 = l^2 + w^2 + h^2',
  ),
  formulaTable('prism', 'B base area|area of the base, h height, V volume', 'V = B*h'),
  formulaTable(
    'cylinder',
    `${ROUND}, h height|length, V volume, B base area, L lateral area, A surface area`,
    'd = 2*r; V = π*r^2*h; B = π*r^2; L = 2*π*r*h; A = 2*π*r*(r + h)',
  ),
  formulaTable(
    'cone',
    `${ROUND}, h height, l slant height, V volume, L lateral area, A surface area`,
    'd = 2*r; V = π*r^2*h/3; l^2 = r^2 + h^2; L = π*r*l; A = π*r*(r + l)',
  ),
  formulaTable('sphere', `${ROUND}, V volume, A surface area|area`, 'd = 2*r; V = 4/3*π*r^3; A = 4*π*r^2'),
  formulaTable(
    'hemisphere',
    `${ROUND}, V volume, L lateral area, A surface area`,
    'd = 2*r; V = 2/3*π*r^3; L = 2*π*r^2; A = 3*π*r^2',
  ),
  formulaTable(
    'square pyramid',
    's side|base side|base edge, h height, l slant height, V volume, L lateral area, A surface area',
    'V = s^2*h/3; l^2 = h^2 + (s/2)^2; L = 2*s*l; A = s^2 + L',
  ),
  formulaTable('pyramid', 'B base area|area of the base, h height, V volume', 'V = B*h/3'),
  formulaTable(
    'regular tetrahedron',
    's side, V volume, A surface area, h height',
    'V = sqrt(2)/12*s^3; A = sqrt(3)*s^2; h = sqrt(6)/3*s',
  ),
  formulaTable('complementary angles', 'A angle, B complement', 'A + B = 90'),
  formulaTable('supplementary angles', 'A angle, B supplement', 'A + B = 180'),
  {
    ...formulaTable('normal value', 'x value, m mean, s standard deviation, z z-score', 'z = (x - m)/s'),
    signed: true,
  },
  { ...formulaTable('degrees and radians', 'D degrees, R radians', 'R = D*π/180'), signed: true },
  { ...formulaTable('temperatures', 'C celsius, F fahrenheit', 'F = 9/5*C + 32'), signed: true },
  { ...formulaTable('celsius and kelvin', 'C celsius, K kelvin', 'K = C + 273.15'), signed: true },
  formulaTable(
    'similar figures',
    'k scale factor|ratio of the sides, A ratio of the areas, V ratio of the volumes',
    'A = k^2; V = k^3',
  ),
];

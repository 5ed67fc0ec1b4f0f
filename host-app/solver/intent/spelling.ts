/** The words of commands and of maths that a question may misspell by one letter. */
const WORDS = new Set(
  'solve simplify factor factorise factorize expand evaluate calculate compute find determine differentiate integrate derivative derivatives integral integrals antiderivative definite indefinite limit limits equation equations inequality inequalities system matrix determinant inverse transpose eigenvalues eigenvectors rank domain range function functions asymptote asymptotes vertical horizontal slant intercept intercepts vertex maximum minimum critical stationary inflection tangent normal slope gradient line circle radius diameter center centre area perimeter circumference volume surface rectangle square triangle trapezoid parallelogram sphere cylinder cone cube pyramid hypotenuse angle distance between midpoint points point mean median mode average variance standard deviation probability percent percentage fraction fractions decimal decimals ratio proportion remainder divided multiplied times plus minus squared cubed power root greatest common divisor least multiple prime factors factorization factorisation number numbers numerator denominator rationalize rationalise complete completing quadratic formula polynomial degree coefficient roots zeros interval increasing decreasing concave converge converges diverge diverges series sequence term infinity approaches respect value expression product quotient difference perpendicular parallel equal following convert round digits solution solutions multiply multiplying collect combine combining terms rearrange rewrite write given such that work answer question problem please values what with from when where then have many much each does will first second third fourth degrees radians sides side length width height base both root less more than same rate miles hours'.split(
    ' ',
  ),
);

/** Whether one letter more, less, other, or two neighbours swapped make one word the other. */
const isNear = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
};

const sorted = (word: string): string => [...word].sort().join('');

/** Words of stories, which are no misspelled commands: 'there' is not 'where', 'weight' is not 'height'. */
const OTHER =
  /^(?:there|seconds|dimes|prices?|weights?|paints?|were|last|rides|pints?|white|ground|towers?|pounds?|oranges?|prints?|joint|mixes|plants?|teams|lower|gives|hour|mile|time|east|around|ties|factory)$/;

const MOST_WORDS = 14;

/** Words of four letters or more that are no command become the only command that is one letter away. */
export const corrected = (text: string): string =>
  (text.match(/\p{L}{3,}/gu)?.length ?? 0) > MOST_WORDS
    ? text
    : text.replace(/(?<!\\)(?<!\p{L})\p{L}{4,}(?!\p{L})/gu, (word) => {
        const plain = word.toLowerCase();
        if (WORDS.has(plain) || OTHER.test(plain)) return word;
        const near = [...WORDS].filter((known) => known.length > 4 && isNear(plain, known));
        // 'slove' is 'solve' with two letters swapped, though 'slope' is near too.
        const swapped = near.filter((known) => sorted(known) === sorted(plain));
        if (near.length > 1 && swapped.length === 1) return swapped[0] ?? word;
        return near.length === 1 || (near.length > 1 && near.every((one) => one.startsWith(near[0] ?? '')))
          ? (near[0] ?? word)
          : word;
      });

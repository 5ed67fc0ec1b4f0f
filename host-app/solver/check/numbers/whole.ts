const powerMod = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
  let [result, square] = [1n, base % modulus];
  for (let k = exponent; k > 0n; k >>= 1n) {
    if (k & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
};

/** Miller and Rabin with the witnesses that decide every number below 3.3 · 10^24. */
export const passesMillerRabin = (n: bigint): boolean => {
  if (n < 2n) return false;
  const witnesses = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];
  if (witnesses.includes(n)) return true;
  if (witnesses.some((p) => n % p === 0n)) return false;
  let [odd, twos] = [n - 1n, 0];
  for (; odd % 2n === 0n; twos += 1) odd /= 2n;
  return witnesses.every((witness) => {
    let x = powerMod(witness, odd, n);
    if (x === 1n || x === n - 1n) return true;
    for (let k = 1; k < twos; k += 1) {
      x = (x * x) % n;
      if (x === n - 1n) return true;
    }
    return false;
  });
};

/** The greatest common divisor by subtraction of halves (Stein), for comparison. */
export const steinGcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  if (x === 0n || y === 0n) return x + y;
  let shift = 0n;
  for (; ((x | y) & 1n) === 0n; shift += 1n) [x, y] = [x >> 1n, y >> 1n];
  while ((x & 1n) === 0n) x >>= 1n;
  while (y !== 0n) {
    while ((y & 1n) === 0n) y >>= 1n;
    if (x > y) [x, y] = [y, x];
    y -= x;
  }
  return x << shift;
};

/** Probability of a draw without replacement, letter by letter and by going through the orders. */
export const drawProbability = (
  bag: Readonly<Record<string, number>>,
  drawn: string,
  ordered: boolean,
): number => {
  const total = Object.values(bag).reduce((a, b) => a + b, 0);
  const go = (left: Record<string, number>, size: number, rest: string): number => {
    if (rest === '') return 1;
    if (!ordered) return [...new Set(rest)].reduce((sum, letter) => sum + take(left, size, rest, letter), 0);
    return take(left, size, rest, rest[0] ?? '');
  };
  const take = (left: Record<string, number>, size: number, rest: string, letter: string): number => {
    const count = left[letter] ?? 0;
    if (count === 0 || size === 0) return 0;
    return (count / size) * go({ ...left, [letter]: count - 1 }, size - 1, rest.replace(letter, ''));
  };
  return go({ ...bag }, total, drawn);
};

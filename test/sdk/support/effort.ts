/** `npm run soak` looks for longer at the same things. */
export const isSoak = process.env['SOAK'] === '1';

/** How many runs a property gets: some with every `npm test`, many in a soak. */
export const runs = (some: number, many: number): { numRuns: number } => ({ numRuns: isSoak ? many : some });

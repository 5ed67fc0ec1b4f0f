export const N = String.raw`(\d+(?:\.\d+)?(?:\/\d+)?)`;

export const NUMBER = new RegExp(`^${N}`);

export const DOLLARS = new RegExp(`^${N} dollars`);

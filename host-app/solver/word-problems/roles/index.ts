import type { Story } from '../schemas/match.js';
import type { Table } from '../schemas/schema.js';
import { COMMISSION } from './commission.js';
import { readDomain } from './grammar.js';
import { LEGS_OF_A_TRIP } from './motion.js';
import { PRICES } from './prices.js';
import { SHARES } from './shares.js';
import { WORK_TOGETHER } from './work.js';

const DOMAINS = [COMMISSION, PRICES, SHARES, LEGS_OF_A_TRIP, WORK_TOGETHER];

/** The tables of the domains that read the whole story. */
export const readRoles = (story: Story): Table[] =>
  DOMAINS.map((domain) => readDomain(domain, story)).filter((table) => table !== null);

import type { Pricing, PriceStatus } from './pricing.types';

export const priceStatus = ({ settled, asked }: Pricing): PriceStatus => (asked ? 'loading' : settled);

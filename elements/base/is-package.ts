import type { Package } from '../../sdk/index';

/** Accepts the server's identifier (`$rc_monthly`) and its short form (`monthly`). */
export const isPackage = ({ identifier }: Package, wanted: string): boolean =>
  identifier === wanted || identifier === `$rc_${wanted}`;

import { uuidDigits } from '../../model/customer/uuid';
import type { Random } from '../../ports/random';

/** The start of every generated id. */
export const ANONYMOUS = '$RCAnonymousID:';

/** `$RCAnonymousID:` and the 32 hex digits of a version 4 UUID (spec section 6). */
export const anonymousAppUserId = (random: Random): string => ANONYMOUS + uuidDigits(random.bytes(16));

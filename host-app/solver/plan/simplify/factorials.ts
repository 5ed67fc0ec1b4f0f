import { mul, pow, splitPower } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { arg, type Expr } from '../../tree/expr.js';
import { mapTree, variablesOf } from '../../tree/walk.js';
import { factorsMore, falling, isFactorial } from '../working/numbers/choices.js';

/** Factorials of letters above and below, as the factors by which they differ: n!/(n − 1)! = n. */
export const withoutFactorials = (e: Expr): Expr =>
  mapTree(e, (inner) => {
    const part = canon(inner);
    if (part.kind !== 'product') return part;
    for (const large of part.args)
      for (const small of part.args) {
        const [[above, up], [below, down]] = [splitPower(large), splitPower(small)];
        if (![above, below].every(isFactorial) || variablesOf(above).length === 0) continue;
        const more = up.key === down.key ? null : factorsMore(above, below);
        if (!more || !/^-?1$/.test(up.key) || !/^-?1$/.test(down.key)) continue;
        const rest = part.args.filter((one) => one !== large && one !== small);
        return withoutFactorials(mul(...rest, pow(mul(...falling(arg(above, 0), more)), up)));
      }
    return part;
  });

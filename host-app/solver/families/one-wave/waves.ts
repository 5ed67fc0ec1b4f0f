import { mul } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { arg, factorsOf, isCall, termsOf, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';

export interface Waves {
  readonly inner: Expr;
  readonly sine: Expr;
  readonly cosine: Expr;
}
/** 5 sin x − 12 cos x in its parts; null for other sums. */
export const wavesOf = (f: Expr): Waves | null => {
  const found: Record<string, Expr> = {};
  const inner = new Map<string, Expr>();
  for (const term of termsOf(canon(f))) {
    const wave = factorsOf(term).find((one) => isCall(one, 'sin') || isCall(one, 'cos'));
    const by = mul(...factorsOf(term).filter((one) => one !== wave));
    if (!wave || !isCall(wave) || variablesOf(by).length > 0 || found[wave.name]) return null;
    found[wave.name] = by;
    inner.set(arg(wave, 0).key, arg(wave, 0));
  }
  const [only, other] = inner.values();
  const { sin: sine, cos: cosine } = found;
  return only && !other && sine && cosine ? { inner: only, sine, cosine } : null;
};

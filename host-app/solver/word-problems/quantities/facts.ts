import type { Expr } from '../../tree/expr.js';
import type { Effect } from './lexicon.js';
import type { Amount } from './phrase.js';

export interface Price {
  readonly value: Expr;
  /** For one of the things, or for all of them. */
  readonly isEach: boolean;
}

/** What one clause says. */
export type Fact =
  | {
      readonly kind: 'entry';
      readonly effect: Effect;
      readonly verb: string;
      readonly owner: string;
      readonly to: string;
      /** Who gave it. */
      readonly from?: string;
      readonly amount: Amount;
      readonly label: string;
      readonly price?: Price;
    }
  | {
      readonly kind: 'rate';
      readonly value: Expr;
      readonly unit: string;
      readonly per: readonly string[];
      readonly owner: string;
      readonly effect: Effect;
      readonly verb: string;
    }
  | {
      readonly kind: 'span';
      readonly value: Expr;
      readonly unit: string;
      readonly owner: string;
      readonly verb: string;
      readonly effect: Effect;
    }
  | { readonly kind: 'share'; readonly value: Expr; readonly unit: string }
  | { readonly kind: 'tender'; readonly value: Expr; readonly owner: string }
  | { readonly kind: 'goal'; readonly value: Expr; readonly unit: string; readonly owner: string }
  | { readonly kind: 'total'; readonly value: Expr; readonly unit: string }
  /** 'That is 5 times as many as Tim has.' */
  | { readonly kind: 'bound'; readonly unit: string }
  | { readonly kind: 'same'; readonly amount: Amount }
  /** 'The same number on each table.' */
  | { readonly kind: 'even'; readonly unit: string }
  | { readonly kind: 'person'; readonly who: string }
  /** Some days of each week were named. */
  | { readonly kind: 'weekly' }
  /** 'Hanna and Mia have 38 dolls together.' */
  | {
      readonly kind: 'joint';
      readonly owners: readonly string[];
      readonly value: Expr;
      readonly unit: string;
    }
  /** 'A table costs 3 times as much as a chair.' */
  | { readonly kind: 'relative'; readonly per: string; readonly size: Amount['size'] }
  /** 'Half of the pens are blue', 'the rest are red'. */
  | { readonly kind: 'trait'; readonly amount: Amount; readonly trait: string };

/** What the next clause may leave out. */
export interface ParseContext {
  owner: string;
  unit: string;
  verb: string;
  effect: Effect | null;
  /** 'Every day' in front of the clause. */
  front: readonly string[];
  /** What the last amounts were for one of. */
  per: readonly string[];
  /** The day that stands before the sentence. */
  label: string;
  /** The question asks for another time, or for one unit of it: '400 m in 80 seconds' is a pace. */
  isPaced: boolean;
  /** The question asks for the change: what is paid is the money given. */
  isChange: boolean;
  /** The question asks what something costs. */
  isCost: boolean;
  /** What the question weighs: 'How much do 5 boxes weigh?' */
  weighed: string;
  /** 'One class …, the other …' */
  hasOther: boolean;
  /** Whether the story counts such things: 'a box holds 6' is of many boxes where there are 9. */
  isCounted: (unit: string) => boolean;
}

export const START: ParseContext = {
  owner: '',
  unit: '',
  verb: '',
  effect: null,
  front: [],
  per: [],
  label: '',
  isPaced: false,
  isCost: false,
  weighed: '',
  isChange: false,
  hasOther: false,
  isCounted: () => true,
};

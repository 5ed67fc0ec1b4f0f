/** The result of checking an answer; `message` is for the user. */
export type AnswerVerdict =
  | { readonly kind: 'right' }
  /** The user may try again; the message is a hint. */
  | { readonly kind: 'wrong'; readonly message: string }
  /** The answer cannot be parsed, or has the wrong form. It does not count as an attempt. */
  | { readonly kind: 'unclear'; readonly message: string };

/** Who does something: a person, 'the shopkeeper', 'each friend'. */
export const WHO =
  "(?:he|she|they|it|you|we|i|there|(?:the|a|an|his|her|my|their|our|this|that) (?:[a-z-]+ )?[a-z-]+|(?!each|every|both|1|more|less|much|many)[a-z]+(?:'s)?)";
/** A question ends here, or says on what condition it is asked. */
export const END =
  '(?=\\?|$|\\.|,| (?:if|when|for|on|at|in|after|with|¤|altogether|now|then|during|over)(?: |$|\\?))';
export const FINAL = '(?=\\?|$|\\.)';
const HAVE = '(?:(?:have|has|need|needs|end up|get|still) ?(?:to|having)? )?';
/** 'how much (money) does she have to pay', for any verb. */
export const howMuch = (verbs: string): string =>
  `how much(?: money)? (?:do|does|did|will|would|must|should|can) ${WHO} ${HAVE}(?:${verbs})`;
export const find = (what: string): string =>
  `(?:@find|how (?:much|large|big|high) (?:is|was|are|were|will be)|(?:so )?what (?:is|was|will)) (?:the |its |his |her |their |my |your |our )?(?:amount of )?(?:the )?(?:${what})`;
export const ANY = '(?:an?|the|its|his|her|their|my|our|your|this|that|some)';
/** A thing with up to two words before it. */
export const BE = '(?:is|was|are|were|will be|would be|has been|have been|had been)';
const TOTALS = '(?: (?:in total|in all|altogether|all together|in the end|now|then|at the end))*';
export const PAYS = [
  `${howMuch('pay|spend|owe|hand over|pay back')}${TOTALS}${END}`,
  `what (?:do|does|did|will|must|would) ${WHO} (?:have to )?(?:pay|spend|owe)${TOTALS}${END}`,
  `how much (?:do|does|did|will|would) (?:it|they|${ANY} [a-z]+(?: [a-z]+)?) cost${TOTALS}${END}`,
  `what (?:do|does|did|will|would) (?:it|they|${ANY} [a-z]+(?: [a-z]+)?) cost${TOTALS}${END}`,
];

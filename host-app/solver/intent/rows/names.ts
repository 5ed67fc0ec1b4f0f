/** Words of a text that a named amount can't have: they are read as numbers, operations or letters. */
const NO_NAME =
  /^(?:[a-z]{1,2}|each|every|half|halves|quarters?|times|plus|minus|squared|cubed|over|sqrt|floor|ceil|abs|sin|cos|tan|log|gcd|lcm)$/;
/** The nouns of a text as names; others where two are alike or one can't be a name. */
export const namesOf = (
  nouns: readonly string[],
  otherwise: (noun: string, place: number) => string,
): readonly string[] => {
  const names = nouns.map((noun) => noun.toLowerCase());
  const isClear = new Set(names).size === names.length && names.every((name) => !NO_NAME.test(name));
  return isClear ? names : names.map((noun, k) => otherwise(noun, k + 1));
};

const IRREGULAR: Readonly<Record<string, string>> = { children: 'child', people: 'person', men: 'man', women: 'woman', feet: 'foot', mice: 'mouse', geese: 'goose', teeth: 'tooth', loaves: 'loaf', knives: 'knife', shelves: 'shelf', leaves: 'leaf', calves: 'calf', wolves: 'wolf', movies: 'movie', cookies: 'cookie', pies: 'pie', ties: 'tie', brownies: 'brownie', smoothies: 'smoothie', zombies: 'zombie', selfies: 'selfie', hrs: 'hour', hr: 'hour', mins: 'minute', min: 'minute', kilos: 'kilogram', kg: 'kilogram', lbs: 'pound', lb: 'pound', shoes: 'shoe', horses: 'horse', houses: 'house', roses: 'rose', vases: 'vase', nurses: 'nurse', purses: 'purse', mph: 'mile per hour' }; // prettier-ignore

/** One of several: 'boxes' to 'box'. */
export const singular = (word: string): string => {
  const known = IRREGULAR[word];
  if (known) return known;
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:ch|sh|x|ss|zz|o)es$/.test(word)) return word.replace(/es$/, '');
  return /[^suʼ']s$/.test(word) ? word.slice(0, -1) : word;
};

const DETERMINERS = /^(?:the|a|an|his|her|their|its|my|our|your|some|of|these|those|this)\s+/;
/** The name of a thing in the singular: 'the gold coins' becomes 'gold coin'. */
export const thing = (text: string): string => {
  const words = text.trim().replace(DETERMINERS, '').replace(DETERMINERS, '').split(' ');
  return [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');
};

const RELATIVES: Readonly<Record<string, string>> = { mom: 'mother', mum: 'mother', dad: 'father' };
/** 'his sister Ann' is Ann. */
const KINSHIP =
  /^(?:(?:older|younger|little|big|best) )?(?:sister|brother|friend|cousin|neighbor|neighbour|daughter|son|wife|husband|mother|father|aunt|uncle|roommate|classmate|colleague|boyfriend|girlfriend) (?=[a-z])/;
/** The name of the person without articles. */
export const personName = (text: string): string => {
  const name = text.trim().replace(DETERMINERS, '').replace(KINSHIP, '');
  return RELATIVES[name] ?? name;
};

/** Words that end a name: a slot that contains one has matched a whole clause. */
const STOP =
  'a|an|the|his|my|our|your|their|its|these|those|this|than|as|and|or|nor|if|but|while|who|whom|whose|which|that|what|how|in|on|at|to|from|for|by|with|without|of|is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|can|could|should|must|might|may|more|less|fewer|each|every|per|times|half|only|not|no|never|now|left|then|after|before|until|when|where|together|total|combined|altogether|all|both|they|he|she|it|i|we|you|him|them|most|least|about|around|nearly|almost|over|under|between|except|other|others|another|remaining|rest|half|some|any|older|younger|taller|shorter|longer|so|because|since|during|equally|ago|later|instead|also|unless|either|neither|average|remainder|first|second|third|last|next|extra|additional|same|one|ones|half|apiece|long|tall|high|deep|wide|old|today|right|yesterday|tomorrow|tonight|except|again|up|down|out|off|away|back';
const STOP_WORDS = new Set(STOP.split('|'));
/** A word that can be in the name of a person or a thing. */
export const isPlainWord = (word: string): boolean => /^[a-z]/.test(word) && !STOP_WORDS.has(word);

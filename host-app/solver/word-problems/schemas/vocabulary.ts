/** Words that say nothing about amounts. */
export const COMMON = new Set(
  `a an the of is are was were be been being it its he she they his her their him them i me my you your we our us and to in on at for
  from by with that this these those there here has have had having will would can could do does did as if then what find now so who
  which how calculate determine when while let suppose given want wants wanted wish wishes plans plan decides decided needs need
  needed like likes buy buys bought purchase purchases purchased buying store stores shop mall market supermarket online website pair
  normally usually regularly originally typically currently today yesterday weekend week's during got gets get going goes actual
  certain item local rate amount money please equal whole number value people must should able used using uses use just cafe restaurant office new mr mrs ms miss dr`.split(
    /\s+/,
  ),
);
/** Words that change what a number says: no story with one of them is understood, unless its schema names it. */
export const OPERATIVE =
  /\b(?:half|third|quarter|twice|double|triple|times|another|other|others|except|but|only|not|no|none|without|instead|unless|until|first|second|third|last|next|again|later|earlier|before|after|already|still|back|more|less|fewer|than|extra|additional|remaining|rest|left|each|every|per|both|all|together|total|same|different|average|sale|discount|discounted|tip|tax|coupon|percent|or|whether|skips?|also|additionally|except|least|most|about|almost|nearly|brother|sister|friend|friends|mother|father|mom|dad|son|daughter|cousin|uncle|aunt|husband|wife|nearest|round|rounded|decimals?|significant|approximately|reciprocal|derivative|integral|squared?|cubed?|minus|negative|radians|thousands?|millions?|billions?|trillions?|hundreds?|dozens?)\b/;

/** Short names in patterns. */
const MACROS: Readonly<Record<string, string>> = {
  is: '(?:is|was|are|were|will be|would be)',
  can: '(?:can|could|will|would|does|do|did|must|should)',
  the: '(?:the|its|his|her|their|your|our|my|an?|this|that)',
  who: '(?:[a-z]+|the [a-z]+)',
  find: "(?:what (?:is|was|are|were|will be|would be)|what's|find|calculate|determine|work out|compute)",
  long: '(?:how long|(?:in )?how many (?:hours|minutes|seconds|days|weeks))',
  ratio: '{n:a} ?(?::|to) ?{n:b}(?! ?(?::|to) ?\\d)',
};
export const expanded = (source: string): string =>
  source.replace(/@([a-z]+)/g, (word, name: string) => MACROS[name] ?? word);

/** 'It was a sunny day.' and 'She loves fruit.' hold nothing that is counted. */
export const isScenery = (statement: string): boolean =>
  (/^it (?:is|was) (?:an? |very |really )*(?:sunny|rainy|windy|cold|cool|warm|hot|nice|beautiful|lovely|great|busy|bright|summer|winter|[a-z]*day|morning|afternoon|evening|night|snowy|stormy|cloudy|foggy|quiet| )+$/.test(
    statement,
  ) ||
    /^[a-z]+(?: [a-z]+)? (?:(?:loves?|likes?) (?:to )?[a-z]+(?: [a-z]+)?|(?:goes|went) shopping)$/.test(
      statement,
    )) &&
  !/\d|\b(?:half|twice|double|no|none|empty|full|left)\b/.test(statement);

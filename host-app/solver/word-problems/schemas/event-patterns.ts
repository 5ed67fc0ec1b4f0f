const N = String.raw`\d+(?:\.\d+)?`;
const SHARE = String.raw`\d+/\d+|${N}%`;
const WORDS = "[a-z][a-z'-]*(?: [a-z][a-z'-]*){0,3}?";
const LOST =
  '(?:gave|gives|give|lost|loses|lose|ate|eats|eat|sold|sells|sell|used|uses|use|spent|spends|spend|threw away|throws away|donated|donates|broke|breaks|removed|removes|deleted|deletes|drank|drinks|lends|lent|mailed|planted)';
const GOT =
  '(?:got|gets|get|received|receives|receive|bought|buys|buy|found|finds|find|earned|earns|picked|picks|won|wins|collected|collects|saved|saves|made|makes|downloaded|downloads|baked|bakes|caught|catches)';
const OWNED =
  '(?:has|had|have|brings|brought|starts? with|started with|bought|picked|collected|baked|made|owns|owned|makes|bakes|picks|collects|catches|buys)';
const place = (name: string): string =>
  `(?: traveling on it| on board)?(?: (?:in|on|at) (?<${name}>[a-z]+(?: [a-z]+){0,3}))?`;
export const START = new RegExp(
  `^(?:there (?:are|were) (?<n>${N}) (?<what>${WORDS})${place('where')}|(?<owner>${WORDS}) (?:${OWNED}|contains|contained|holds) (?<m>${N}) (?<which>${WORDS})${place('there')})$`,
);
export const LOSS = new RegExp(`^(?<who>${WORDS}) ${LOST} (?<list>.+)$`);
export const GAIN = new RegExp(`^(?<who>${WORDS}) ${GOT} (?<list>.+)$`);
export const GIVEN = new RegExp(
  `^${WORDS} (?:gave|gives|give|sent|sends|brought|brings) (?<who>[a-z]+) (?<list>.+)$`,
);
export const ITEM = new RegExp(
  `^(?:another |an (?:additional|extra) )?(?<n>${SHARE}|${N})(?: (?<more>more))?(?: of (?<of>them|it|those|the rest|(?:the|his|her|their) (?:remaining(?: [a-z]+)?|[a-z]+(?: (?!(?:to|on|in|for|with|from)\\b)[a-z]+)?)))?(?: (?<what>(?!to\\b|on\\b|for\\b|with\\b|in\\b|from\\b)[a-z]+(?: [a-z]+)??))?(?: (?:to|on|for|with|from) (?:an? |the |his |her |their )?[a-z']+(?: and [a-z]+| [a-z]+)?)?$`,
);
/** A share of what another person has. */
export const OF_OWN = new RegExp(`^(${SHARE}) of (?:his|her|their) (${N}) money$`);
export const PART = new RegExp(
  `^(?<n>${SHARE}|${N})(?: of (?<of>them|the rest|the (?:remaining(?: [a-z]+)?|[a-z]+)))?(?: (?<what>[a-z]+)??)? (?<is>is|are|was|were|likes?|have|has|play|plays|prefer|chose|ride|in) (?!not |no )[a-z ]+$`,
);
export const REST = /^(?:the rest|all (?:the )?others|the others)(?: of (?:them|the [a-z]+))? (?<rest>.+)$/;
const GO = '(?:fly|flew|swim|swam|run|ran|walk|walked|drive|drove|go|went|hop|hopped|jump|jumped)';
/** Some come and go by themselves: passengers of a bus, birds on a tree. */
export const STOP = new RegExp(
  `^(?:(?:at|on) the [a-z]+ stop,? )?(?:another )?(?<n>${N})(?: more)?(?: (?:people|passengers|(?<what>[a-z]+)))? (?:(?<comes>(?:get|got|gets) on|(?:come|came|fly|flew)(?: back)?|(?:join|joined)(?: (?:them|the [a-z]+))?|arrive|arrived)|(?:get|got|gets) off|${GO} (?:away|off|out|home)|leave|left)$`,
);
/** Another one uses up what there is. */
export const USED = new RegExp(
  `^(?:the other day )?${WORDS} (?:ate|eats|drank|broke|used) (?<n>${N}) of (?:those|these|the|them)(?: (?<what>[a-z]+))?$`,
);
/** What is repeated, not sure or not said of one account of things. */
export const UNCERTAIN =
  /\b(?:each|every|per|daily|days?|twice|times|never|but|except|only|would|will|want|wants|wanted|might|again|ago|yet|if|together|both|average|another [a-z]+'s)\b/;
export const AT_FIRST =
  /^how (?:many|much) (?<what>[a-z]+(?: [a-z]+)?) did (?<who>[a-z]+) have (?:at first|originally|in the beginning|at the start|to start with)$/;
export const NOW = new RegExp(
  `^(?:now,? )?(?<who>[a-z]+) (?:now )?(?:has|had) (?<n>${N}) (?<what>${WORDS})(?: left| now)?$`,
);
export const KEPT = /^[a-z]+ (?:kept|keeps) the (?:rest|remaining [a-z]+)$/;
export const SAME = new Set(['he', 'she', 'they', 'it', 'him', 'her', 'them']);

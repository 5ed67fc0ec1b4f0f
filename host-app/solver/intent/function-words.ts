/** Beginnings of words and signs that the functions pack reads: domain, tangent line, f'(2), ∂f/∂x, converge. */
const WORDS =
  /\b(?:domain|range|image|inverse|even|odd|parity|symmetry|period|amplitude|phase shift|horizontal shift|asymptote|intercept|zero|roots? of|vert(?:ex|ices)|conic|ellipse|hyperbola|parabola|foc(?:us|i)|eccentricity|directrix|increas|decreas|concav|convex|monotonicity|extrem|turning point|max|min|critical|stationary|inflection|largest|smallest|greatest|tangent|lineari[sz]ation|linear approximation|normal|slope|gradient|line|mid-?point|bisector|distance|circle|center|centre|radius|partial|implicit|taylor|maclaurin|converge|diverge|series|sequence|area (?:between|under|of the region|enclosed|bounded)|average (?:value|rate)|mean value|composition|derivative of .+ (?:at|when) |difference quotient|definition|first principle|does the limit)/i;
const SIGNS =
  /∂|\\partial|∘|\\circ|\bd[\^\d²³{} ]*[a-zA-Z](?:\([a-z]\))?(?:\)? ?\/ ?\(?|\} ?\{) ?d|\bdy\b|\b[a-zA-Z]\s*\(\s*[a-z]\s*\)\s*=|(?<![a-zA-Z])[xt]?[a-zA-Z] ?['′’´"”″‴]|\\d*dot\b|\\prime|\b[fzuw]_\{?[xyz]|to n\b/;

/** An equation of a conic alone. */
const CONIC = /^(?=.*x)(?=.*y)(?=.*(?:\^2|²).*(?:\^2|²))[\dxy^²+\-−*/(). ]+=[\dxy^²+\-−*/(). ]+$/;

const LONGEST = 260;

export const mayBeFunctionQuestion = (text: string): boolean =>
  text.length <= LONGEST && (WORDS.test(text) || SIGNS.test(text) || CONIC.test(text));

/** Texts that may belong to a family of the pack `applied`; it has no other imports, as every question is tested. */
export const APPLIED_CUE =
  /confidence interval|\b(?:largest|maximum|maximal|maximi[sz]es?|greatest|minimum|minimal|minimi[sz]es?|smallest|least|closest|nearest|as (?:large|great|small|big) as)\b.*|how fast (?:is|are|does|do)|at what rate|(?:find|what is) the rate at which/i;

export const KEPT_OF_REACT: readonly string[];

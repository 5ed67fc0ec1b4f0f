export const PLAIN_TAGS: readonly string[];
export const PLAIN_PROPS: readonly string[];
export const RENAMED_PROPS: Readonly<Record<string, string>>;

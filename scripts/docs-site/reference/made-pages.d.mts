export function madePages(): Readonly<Record<string, () => string>>;

export const HEADLINE: string;
export const BUTTON: string;
export function paywallOf(nodes: number): Readonly<Record<string, unknown>>;

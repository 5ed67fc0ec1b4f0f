export function parts(language: string, code: string): [string | null, string][];
export function highlighted(language: string, code: string): string;

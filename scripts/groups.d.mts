export function inputHash(name: string, fast: boolean): string;
export function stampName(name: string): string;

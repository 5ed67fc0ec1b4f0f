export function policyFor(readme: string, billing: string): string;

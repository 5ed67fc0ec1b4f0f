export function onDemandFolder(name: string): string;
export function ensurePackage(
  name: string,
  version: string,
  options?: { readonly mayFetch?: boolean; readonly isBeside?: boolean },
): string;

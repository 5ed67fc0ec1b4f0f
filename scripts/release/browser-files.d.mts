export function hashedName(name: string, hash: string): string;
export function writeBrowserFiles(
  from: string,
  to: string,
): { readonly names: Readonly<Record<string, string>>; readonly digests: Readonly<Record<string, string>> };

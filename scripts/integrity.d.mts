/** `sha384-…` of every file for script tags, by its path within the folder. */
export function digestsOf(folder: string): Readonly<Record<string, string>>;
export function writeIntegrity(folder?: string): void;

export function wrongContents(files: readonly string[]): string[];
export function checkContents(folder: string): string;

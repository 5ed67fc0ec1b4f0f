export interface Budget {
  name: string;
  /** When a page loads it; said of the package's entries. */
  when?: string;
  files: string[];
  gzipLimit: number;
}
export interface SizeRow {
  name: string;
  when?: string;
  files: number;
  bytes: number;
  gzip: number;
  brotli: number;
  gzipLimit: number;
  ok: boolean;
}
export function measure(budgets: Budget[], root?: string): SizeRow[];
export function report(rows: SizeRow[]): string;

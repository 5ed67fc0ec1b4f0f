export interface Budget {
  name: string;
  files: string[];
  gzipLimit: number;
}
export interface SizeRow {
  name: string;
  files: number;
  bytes: number;
  gzip: number;
  brotli: number;
  gzipLimit: number;
  ok: boolean;
}
export function measure(budgets: Budget[], root?: string): SizeRow[];
export function report(rows: SizeRow[]): string;

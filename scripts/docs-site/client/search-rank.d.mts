/** As `search.json` is written: pages, each [slug, title, group, [heading, anchor, text][]]. */
export interface SearchJson {
  readonly p: readonly (readonly [string, string, string, readonly (readonly [string, string, string])[]])[];
}

export interface Section {
  readonly slug: string;
  readonly title: string;
  readonly group: string;
  readonly heading: string;
  readonly anchor: string;
  readonly text: string;
}

export interface SearchIndex {
  readonly sections: readonly Section[];
  readonly places: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

export interface Found extends Section {
  readonly score: number;
  readonly asked: readonly string[];
}

export function wordsOf(text: string): string[];
export function isNear(a: string, b: string, most: number): boolean;
export function readIndex(json: SearchJson): SearchIndex;
export function search(index: SearchIndex, question: string): Found[];
export function snippet(found: Pick<Found, 'text' | 'asked'>): [string, boolean][];
export function marked(text: string, asked: readonly string[]): [string, boolean][];

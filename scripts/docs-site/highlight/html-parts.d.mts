export interface FoundTag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
  readonly attributes: readonly (readonly [string, string | null])[];
  /** What stands in a `<script>` or `<style>`. */
  readonly inner: string;
}

export function htmlParts(
  code: string,
  inner: (language: string, text: string) => [string | null, string][],
): [string | null, string][];
export function tagsIn(code: string): FoundTag[];

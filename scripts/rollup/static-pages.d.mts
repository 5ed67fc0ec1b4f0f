export interface StaticPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly body: string;
}

export function fillPage(
  shell: string,
  brand: { readonly name: string; readonly origin: string },
  page: StaticPage,
): string;

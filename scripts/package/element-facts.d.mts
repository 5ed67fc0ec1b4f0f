export interface Described {
  readonly name: string;
  readonly description: string;
}

export interface AttributeFacts extends Described {
  readonly fieldName: string;
  readonly type: string;
  readonly isFlag: boolean;
  readonly values: readonly string[];
  readonly default: string;
}

export interface ElementFacts {
  readonly tagName: string;
  readonly className: string;
  /** Below the folder that was read. */
  readonly file: string;
  readonly hasTable: boolean;
  readonly description: string;
  readonly attributes: readonly AttributeFacts[];
  readonly properties: readonly (Described & { readonly type: string; readonly isReadonly: boolean })[];
  readonly methods: readonly Described[];
  readonly events: readonly (Described & { readonly type: string })[];
  readonly slots: readonly Described[];
  readonly parts: readonly Described[];
  readonly cssProperties: readonly Described[];
}

export function typesFiles(root: string): string[];
export function readElements(root?: string): ElementFacts[];
export function undescribed(elements: readonly ElementFacts[]): string[];

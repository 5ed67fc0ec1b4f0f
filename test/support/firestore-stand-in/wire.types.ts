/** The REST calls of the database, as far as its light client makes them. */

export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | string }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly arrayValue: { readonly values?: readonly Value[] } }
  | { readonly mapValue: { readonly fields?: Fields } };

export type Fields = Readonly<Record<string, Value>>;

export interface Kept {
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** By full name: 'projects/p/databases/(default)/documents/users/u1'. */
export type Collected = ReadonlyMap<string, Kept>;

export interface Write {
  readonly update?: { readonly name: string; readonly fields?: Fields };
  readonly delete?: string;
  readonly verify?: string;
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly { readonly fieldPath: string; readonly setToServerValue?: string }[];
  readonly currentDocument?: { readonly exists?: boolean; readonly updateTime?: string };
}

interface FieldReference {
  readonly fieldPath: string;
}

export interface Filter {
  readonly fieldFilter?: { readonly field: FieldReference; readonly op: string; readonly value: Value };
  readonly unaryFilter?: { readonly field: FieldReference; readonly op: string };
  readonly compositeFilter?: { readonly op: string; readonly filters: readonly Filter[] };
}

export interface Order {
  readonly field: FieldReference;
  readonly direction?: string;
}

export interface StructuredQuery {
  readonly from: readonly { readonly collectionId?: string; readonly allDescendants?: boolean }[];
  readonly where?: Filter;
  readonly orderBy?: readonly Order[];
  /** `before: false`: what comes after these values, which are those of `orderBy`. */
  readonly startAt?: {
    readonly values: readonly { readonly referenceValue?: string }[];
    readonly before?: boolean;
  };
  readonly limit?: number | { readonly value: number };
}

export interface Aggregation {
  readonly alias: string;
  readonly count?: { readonly upTo?: string };
  readonly sum?: { readonly field: FieldReference };
  readonly avg?: { readonly field: FieldReference };
}

/** Found beside a document, or alone where nothing was found. */
export interface Found {
  readonly name: string;
  readonly kept: Kept;
}

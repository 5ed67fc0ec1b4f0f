export interface ReleaseOrder {
  readonly name: string;
  readonly version: string;
  readonly dist: string;
  readonly out: string;
  readonly pack: (folder: string) => unknown;
}
export function assembleRelease(order: ReleaseOrder): {
  readonly names: Readonly<Record<string, string>>;
  readonly digests: Readonly<Record<string, string>>;
};

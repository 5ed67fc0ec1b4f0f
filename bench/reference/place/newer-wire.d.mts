export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}
export interface Answered {
  readonly status: number;
  readonly value: Readonly<Record<string, unknown>>;
}
export function newerWire(
  asked: Asked,
  ask: (changed?: Asked) => Promise<Answered>,
): Promise<Answered> | Answered;

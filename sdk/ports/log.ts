/** The log of the SDK. Lines never contain an API key, a card secret or an e-mail address. */
export interface Log {
  error(message: string): void;
  warn(message: string): void;
  info(message: string): void;
  debug(message: string): void;
  verbose(message: string): void;
  /** Whether warnings are written. Another copy of the library may not have it. */
  warns?(): boolean;
}

export interface RunningEmulator {
  /** '127.0.0.1:8085', as FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST expect it. */
  readonly host: string;
  /** What it has written last. */
  output(): string;
  stop(): Promise<void>;
}

export interface AbsentEmulator {
  readonly host: null;
  readonly reason: string;
}

export interface EmulatorOptions {
  readonly port?: number;
  readonly projectId?: string;
}

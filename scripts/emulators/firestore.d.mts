import type { AbsentEmulator, EmulatorOptions, RunningEmulator } from './emulator.types.mjs';

export function startFirestore(
  options?: EmulatorOptions & { readonly rulesFile?: string },
): Promise<RunningEmulator | AbsentEmulator>;

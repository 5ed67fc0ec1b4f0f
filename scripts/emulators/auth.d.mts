import type { AbsentEmulator, EmulatorOptions, RunningEmulator } from './emulator.types.mjs';

export function startAuth(
  options?: EmulatorOptions & { readonly mayFetch?: boolean },
): Promise<RunningEmulator | AbsentEmulator>;

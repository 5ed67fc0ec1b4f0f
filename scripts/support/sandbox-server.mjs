// The sandbox billing server for measurements: as it was built, on a port of its own, keeping nothing.
import { freePort, startChild, waitForAnswers } from './processes.mjs';

export async function startSandbox() {
  const port = await freePort(4800);
  const origin = `http://localhost:${port}`;
  startChild(process.execPath, ['build/server/main.mjs'], {
    env: { ...process.env, PORT: String(port), SANDBOX_STATE: 'memory' },
    stdio: 'ignore',
  });
  await waitForAnswers([`${origin}/healthz`], 20_000, () => false);
  return { origin };
}

import { afterAll } from 'vitest';
import { complaintAbout, heardWarnings } from './node-warnings';

const heard = heardWarnings();
/** Kept before a test puts its own in this place. */
const later = globalThis.setImmediate;

// A warning is told in a turn of its own, after what has caused it.
afterAll(async () => {
  await new Promise((resolve) => later(resolve));
  const complaint = complaintAbout(heard.splice(0));
  if (complaint) throw new Error(complaint);
});

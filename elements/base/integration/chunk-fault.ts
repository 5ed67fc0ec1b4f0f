/** For the log: which file is missing, and what its host must send. Browsers do not always name the file. */
export const chunkFault = (name: string, reason: unknown): string =>
  `The file purchases-${name}.*.js did not load (${String(reason)}). Publish all files of a release in one folder. Another host must send the header Access-Control-Allow-Origin.`;

/** The address of a module worker (scripts/rollup/worker-url.mjs). */
declare module '*?worker' {
  export const url: string;
}

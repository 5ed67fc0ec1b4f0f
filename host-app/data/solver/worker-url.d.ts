/** The address of a module worker (scripts/build/plugins/worker-url.mjs). */
declare module '*?worker' {
  export const url: string;
}

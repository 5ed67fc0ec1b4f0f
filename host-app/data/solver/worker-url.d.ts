/** The address of a module worker (scripts/build/targets/app.mjs). */
declare module '*?worker' {
  export const url: string;
}

/** The address of a module worker (scripts/rollup/worker-url.mjs). */
declare module '*?worker' {
  const url: string;
  export default url;
}

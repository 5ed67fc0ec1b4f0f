/** `import text from './x.css?inline'`: the minified style sheet as text, for `CSSStyleSheet.replaceSync`. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** `import './x.css'`: collected into the style sheet of the app. */
declare module '*.css' {}

declare module '*.module.css' {
  /** Class names as written in the file → class names in the page. */
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css' {}

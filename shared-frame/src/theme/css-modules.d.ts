declare module '*.module.css' {
  /** Class names by their local name. Bundlers must export them as the default export. */
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css' {}

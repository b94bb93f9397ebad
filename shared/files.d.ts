/** Legal text: the Markdoc source, parsed by `parseSource` in engine/parse.ts. */
declare module '*.md' {
  const text: string
  export default text
}

/** Fonts: the path of the file, absolute or relative to the importing module. */
declare module '*.ttf' {
  const location: string
  export default location
}

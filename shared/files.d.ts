/** Legal text: the Markdoc source of the file, which `parseSource` of engine/parse.ts reads. */
declare module '*.md' {
  const text: string
  export default text
}

/** Fonts: imported as the place of the file, absolute or relative to the importing module. */
declare module '*.ttf' {
  const location: string
  export default location
}

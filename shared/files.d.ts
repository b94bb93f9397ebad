/**
 * Legal text: Markdoc as it stands in the file, or the JSON of its nodes in what was bundled. Only `parseSource` of
 * engine/parse.ts reads it.
 */
declare module '*.md' {
  const text: string
  export default text
}

/** Fonts: imported as the place of the file, absolute or relative to the importing module. */
declare module '*.ttf' {
  const location: string
  export default location
}

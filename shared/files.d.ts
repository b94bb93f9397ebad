/** Legal text: imported as the plain text of the file, in every bundler and on the command line. */
declare module '*.md' {
  const text: string
  export default text
}

/** Fonts: imported as the place of the file, absolute or relative to the importing module. */
declare module '*.ttf' {
  const location: string
  export default location
}

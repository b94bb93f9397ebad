/** https://github.com/papandreou/subset-font: the package has no types of its own. */
declare module 'subset-font' {
  const subsetFont: (
    font: Buffer,
    characters: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2'
      keepFeatures?: readonly string[]
      dropTables?: readonly string[]
      variationAxes?: Record<string, { min: number; max: number; default: number }>
    },
  ) => Promise<Buffer>
  export default subsetFont
}

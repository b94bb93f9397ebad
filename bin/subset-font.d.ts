/** https://github.com/papandreou/subset-font: it comes without types. */
declare module 'subset-font' {
  const subsetFont: (
    font: Buffer,
    letters: string,
    options?: { targetFormat?: 'sfnt' | 'woff' | 'woff2'; keepFeatures?: readonly string[] },
  ) => Promise<Buffer>
  export default subsetFont
}

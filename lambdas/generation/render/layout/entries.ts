/** A signature and a seal want ink; everything else may be typed. */
const IN_INK = /signature|signed|seal/i

/** The name of the form field over a line to write on; none where only ink will do. */
export const entryFor = (label: string): string | undefined =>
  IN_INK.test(label) ? undefined : label

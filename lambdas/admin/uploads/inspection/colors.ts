/** Red, green and blue from 0 to 1. */
export type Color = readonly [number, number, number]

export const WHITE: Color = [1, 1, 1]
export const BLACK: Color = [0, 0, 0]

/** The color of six hexadecimal digits, or undefined for anything else, such as "auto". */
export const parseHex = (text: string | undefined): Color | undefined => {
  const [, red, green, blue] = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text ?? '') ?? []
  if (red === undefined || green === undefined || blue === undefined) return undefined
  return [parseInt(red, 16) / 255, parseInt(green, 16) / 255, parseInt(blue, 16) / 255]
}

/** Relative luminance. Source: WCAG 2.2, "relative luminance". */
const luminanceOf = (color: Color): number => {
  const [red, green, blue] = color.map((channel) => {
    const value = Math.min(1, Math.max(0, channel))
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Light gray on white, such as CCCCCC, has a contrast of 1.6 and is still legible. */
const MIN_CONTRAST = 1.5

export const isLegible = (text: Color, background: Color): boolean => {
  const [first, second] = [luminanceOf(text), luminanceOf(background)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05) >= MIN_CONTRAST
}

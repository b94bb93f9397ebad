/** Relative luminance of "#rrggbb". https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** "15.2:1". https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrastText = (first: string, second: string): string => {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return `${((lighter + 0.05) / (darker + 0.05)).toFixed(1)}:1`
}

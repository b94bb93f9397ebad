/** Writes a page's drawing instructions (ISO 32000-1, 7.8): plain text, one operator a line. */
export type Content = {
  lines: string[]
  /** The fill colour and font in force, which text need not set again. */
  fill?: Color
  font?: string
}

export const newContent = (): Content => ({ lines: [] })

export const number = (value: number): string => String(Math.round(value * 1000) / 1000)

/** Greys and the ink colour of the document, as RGB shares. */
const COLORS = {
  ink: '0.09 0.1 0.15',
  muted: '0.36 0.38 0.44',
  rule: '0.66 0.68 0.72',
  watermark: '0.91 0.91 0.93',
} as const
export type Color = keyof typeof COLORS

export const add = (content: Content, ...operators: string[]) => {
  content.lines.push(...operators)
}

export const strokeColor = (color: Color) => `${COLORS[color]} RG`

export function setFill(content: Content, color: Color) {
  if (content.fill !== color) content.lines.push(`${COLORS[color]} rg`)
  content.fill = color
}

/** Sets the type of the text that follows: the font's resource name and a size in points. */
export function setFont(content: Content, name: string, size: number) {
  const font = `/${name} ${number(size)} Tf`
  if (content.font !== font) content.lines.push(font)
  content.font = font
}

/** A straight line in page coordinates, y upwards. */
export function line(
  content: Content,
  from: { x: number; y: number },
  to: { x: number; y: number },
  look: { thickness: number; color: Color },
) {
  content.lines.push(
    `${strokeColor(look.color)} ${number(look.thickness)} w ${number(from.x)} ${number(from.y)} m ${number(to.x)} ${number(to.y)} l S`,
  )
}

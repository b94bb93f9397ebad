/** Writes a page's drawing instructions (ISO 32000-1, 7.8): plain text, one operator a line. */
export type Content = { lines: string[] }

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

export const fillColor = (color: Color) => `${COLORS[color]} rg`
export const strokeColor = (color: Color) => `${COLORS[color]} RG`

/** A straight line in page coordinates, y upwards. */
export function line(
  content: Content,
  from: { x: number; y: number },
  to: { x: number; y: number },
  look: { thickness: number; color: Color },
) {
  add(
    content,
    strokeColor(look.color),
    `${number(look.thickness)} w`,
    `${number(from.x)} ${number(from.y)} m ${number(to.x)} ${number(to.y)} l S`,
  )
}

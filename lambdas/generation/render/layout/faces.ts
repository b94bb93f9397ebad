import type { Face } from './measure.ts'

/** The face of a run inside text that may itself be bold or italic. */
export function faceOf(base: Face, run: { bold?: boolean; italic?: boolean }): Face {
  const bold = run.bold || base === 'bold' || base === 'boldItalic'
  const italic = run.italic || base === 'italic' || base === 'boldItalic'
  if (bold) return italic ? 'boldItalic' : 'bold'
  return italic ? 'italic' : 'regular'
}

import type { ILevelsOptions, INumberingOptions } from 'docx'
import type { ListMarker } from '../../../../shared/documents/engine/model.ts'
import { MARKER_INDENT } from '../layout/style-sheet.ts'
import { HANGING, twips } from './measures.ts'

/**
 * The library writes "{reference}" into the XML and replaces it at the end. The noncharacter, which no text
 * contains, protects answers such as "{agreement-0}" from being replaced.
 */
const referenceOf = (name: string): string => `${name}\uFFFF`

/** Sections and clauses share one multilevel list, so a clause added in Word is numbered automatically. */
export const AGREEMENT = referenceOf('agreement')

/** The list reference for this marker. */
export const listReference = (marker: ListMarker): string => referenceOf(`list-${marker}`)

/** A list item's indent in twips, with a hanging marker. */
export const listIndent = (marker: ListMarker, isHanging: boolean) => {
  const hanging = twips(MARKER_INDENT[marker])
  return { left: hanging + (isHanging ? HANGING : 0), hanging }
}

const agreementLevel = (level: number, text: string, style: string): ILevelsOptions => ({
  level,
  format: 'decimal',
  text,
  style: { style, paragraph: { indent: { left: HANGING, hanging: HANGING } } },
})

const MARKERS: Record<ListMarker, Pick<ILevelsOptions, 'format' | 'text'> & { font?: string }> = {
  bullet: { format: 'bullet', text: '•' },
  letter: { format: 'lowerLetter', text: '(%1)' },
  step: { format: 'decimal', text: '%1.' },
  // Segoe UI Symbol ships with every version of Windows and has good substitutes elsewhere.
  checkbox: { format: 'bullet', text: '☐', font: 'Segoe UI Symbol' },
}

const markerLevel = (marker: ListMarker): ILevelsOptions => {
  const { format, text, font } = MARKERS[marker]
  const paragraph = { indent: listIndent(marker, false) }
  return { level: 0, format, text, style: { paragraph, run: font ? { font } : undefined } }
}

const MARKER_NAMES: readonly ListMarker[] = ['bullet', 'letter', 'step', 'checkbox']

/** Every numbering that documents use. */
export const numbering: INumberingOptions = {
  config: [
    {
      reference: AGREEMENT,
      levels: [agreementLevel(0, '%1.', 'Heading1'), agreementLevel(1, '%1.%2', 'Clause')],
    },
    ...MARKER_NAMES.map((marker) => ({
      reference: listReference(marker),
      levels: [markerLevel(marker)],
    })),
  ],
}

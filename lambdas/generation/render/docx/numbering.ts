import { AlignmentType, type ILevelsOptions, LevelFormat } from 'docx'
import type { ListMarker } from '../../../../shared/documents/model.ts'
import { STYLE } from './style-names.ts'
import { HANGING, twips } from './units.ts'

/** Sections and clauses share one multilevel list, so a clause added in Word gets its number. */
export const AGREEMENT = 'agreement'

const hanging = (left: number, room: number) => ({
  paragraph: { indent: { left, hanging: room } },
})

const agreementLevels: ILevelsOptions[] = [
  {
    level: 0,
    format: LevelFormat.DECIMAL,
    text: '%1.',
    alignment: AlignmentType.LEFT,
    style: { ...hanging(HANGING, HANGING), style: STYLE.section },
  },
  {
    level: 1,
    format: LevelFormat.DECIMAL,
    text: '%1.%2',
    alignment: AlignmentType.LEFT,
    style: { ...hanging(HANGING, HANGING), style: STYLE.clause },
  },
]

type Marker = Pick<ILevelsOptions, 'format' | 'text'> & { room: number; font?: string }

const MARKERS: Record<ListMarker, Marker> = {
  bullet: { format: LevelFormat.BULLET, text: '•', room: 16 },
  letter: { format: LevelFormat.LOWER_LETTER, text: '(%1)', room: 24 },
  step: { format: LevelFormat.DECIMAL, text: '%1.', room: 24 },
  // Segoe UI Symbol is in every Windows and is replaced sensibly elsewhere.
  tick: { format: LevelFormat.BULLET, text: '☐', room: 20, font: 'Segoe UI Symbol' },
}

/** The numbering of a kind of list, at the left margin or beside the column of numbers. */
export const listReference = (marker: ListMarker, isHanging: boolean): string =>
  isHanging ? `${marker}-hanging` : marker

function listConfig(marker: ListMarker, isHanging: boolean) {
  const { format, text, room, font } = MARKERS[marker]
  const left = twips(room) + (isHanging ? HANGING : 0)
  const level: ILevelsOptions = {
    level: 0,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: { ...hanging(left, twips(room)), run: font ? { font } : undefined },
  }
  return { reference: listReference(marker, isHanging), levels: [level] }
}

const markers: ListMarker[] = ['bullet', 'letter', 'step', 'tick']

/** All numbering a document can use. */
export const numberingConfig = [
  { reference: AGREEMENT, levels: agreementLevels },
  ...markers.flatMap((marker) => [listConfig(marker, false), listConfig(marker, true)]),
]

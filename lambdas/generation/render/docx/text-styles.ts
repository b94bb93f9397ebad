import { ITEM_GAP } from '../layout/lists.ts'
import { PARAGRAPH, SPACING } from '../layout/spacing.ts'
import { NOTE, SUBTITLE } from '../layout/type.ts'
import { AGREEMENT } from './numbering.ts'
import { around, border, centered, INK, MUTED, type Style, sized, spacing } from './style-kit.ts'
import { STYLE } from './style-names.ts'
import { HANGING, twips } from './units.ts'

/** The list of sections in front of a long document. */
export const contentsStyles: Style[] = [
  {
    id: STYLE.contentsTitle,
    name: 'TOC Heading',
    basedOn: 'Normal',
    run: { bold: true },
    paragraph: { spacing: spacing(8, 4), keepNext: true },
  },
  {
    id: STYLE.contentsEntry,
    name: 'toc 1',
    basedOn: 'Normal',
    paragraph: {
      spacing: spacing(0, 2),
    },
  },
]

/** Headings beside the ones Word knows. */
export const headingStyles: Style[] = [
  {
    id: STYLE.subtitle,
    name: 'Subtitle',
    basedOn: 'Normal',
    next: STYLE.body,
    run: { size: sized(SUBTITLE), italics: true, color: MUTED },
    paragraph: { ...centered, spacing: around(SPACING.subtitle), keepNext: true },
  },
  {
    id: STYLE.plainSection,
    name: 'Heading 1 Plain',
    basedOn: STYLE.section,
    next: STYLE.body,
    paragraph: { numbering: false, indent: { left: 0, hanging: 0 } },
  },
  {
    id: STYLE.numberedSubsection,
    name: 'Heading 2 Numbered',
    basedOn: STYLE.subsection,
    next: STYLE.hangingBody,
    paragraph: { numbering: { reference: AGREEMENT, level: 1 } },
  },
]

const edge = border(INK, 8, 8)

/** The text itself. */
export const bodyStyles: Style[] = [
  { id: STYLE.body, name: 'Body', basedOn: 'Normal', paragraph: { spacing: around(PARAGRAPH) } },
  {
    id: STYLE.hangingBody,
    name: 'Body Hanging',
    basedOn: STYLE.body,
    paragraph: { indent: { left: HANGING } },
  },
  { id: STYLE.centered, name: 'Body Centered', basedOn: STYLE.body, paragraph: centered },
  {
    id: STYLE.clause,
    name: 'Clause',
    basedOn: STYLE.body,
    paragraph: { numbering: { reference: AGREEMENT, level: 1 } },
  },
  {
    id: STYLE.note,
    name: 'Note',
    basedOn: STYLE.body,
    run: { size: sized(NOTE), color: MUTED },
  },
  {
    id: STYLE.box,
    name: 'Conspicuous',
    basedOn: STYLE.body,
    paragraph: {
      border: { top: edge, bottom: edge, left: edge, right: edge },
      indent: { left: twips(10), right: twips(10) },
      spacing: spacing(0, 5),
      keepLines: true,
    },
  },
  {
    id: STYLE.list,
    name: 'List Item',
    basedOn: STYLE.body,
    paragraph: { spacing: spacing(0, ITEM_GAP) },
  },
]

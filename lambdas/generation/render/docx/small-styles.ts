import { LINE_LABEL, RUNNING, TABLE, TABLE_HEADER } from '../layout/type.ts'
import { border, INK, MUTED, type Style, sized, spacing } from './style-kit.ts'
import { STYLE } from './style-names.ts'
import { TEXT_WIDTH } from './units.ts'

/** Text in tables. */
export const tableTextStyles: Style[] = [
  {
    id: STYLE.tableText,
    name: 'Table Text',
    basedOn: 'Normal',
    run: { size: sized(TABLE) },
    paragraph: { spacing: spacing(0, 0) },
  },
  { id: STYLE.tableLabel, name: 'Table Label', basedOn: STYLE.tableText, run: { color: MUTED } },
  {
    id: STYLE.tableHeader,
    name: 'Table Header',
    basedOn: STYLE.tableText,
    run: { size: sized(TABLE_HEADER), bold: true },
    paragraph: { keepNext: true },
  },
]

/** What a signer completes. */
export const signatureStyles: Style[] = [
  {
    id: STYLE.signer,
    name: 'Signer',
    basedOn: 'Normal',
    run: { bold: true },
    paragraph: { spacing: spacing(0, 0) },
  },
  {
    id: STYLE.signatureLine,
    name: 'Signature Line',
    basedOn: 'Normal',
    paragraph: {
      spacing: spacing(11, 0),
      border: { bottom: border(INK, 5, 1) },
    },
  },
  {
    id: STYLE.signatureLabel,
    name: 'Signature Label',
    basedOn: 'Normal',
    run: { size: sized(LINE_LABEL), color: MUTED },
    paragraph: { spacing: spacing(1, 0) },
  },
]

/** Header and footer. */
export const runningStyles: Style[] = [
  {
    id: STYLE.header,
    name: 'header',
    basedOn: 'Normal',
    run: { size: sized(RUNNING), italics: true, color: MUTED },
  },
  {
    id: STYLE.footer,
    name: 'footer',
    basedOn: 'Normal',
    run: { size: sized(RUNNING), color: MUTED },
    paragraph: { rightTabStop: TEXT_WIDTH, spacing: { ...spacing(0, 0), line: 300 } },
  },
]

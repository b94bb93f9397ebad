import { parseMoney } from '../toolbox/money.ts'
import { cleanText, splitLines } from '../toolbox/text.ts'
import type { Field, FieldFormat } from './template.ts'

/** "$1,500.5" becomes "1500.50". Other text is unchanged, for validation to report. */
const plainMoney = (text: string): string => {
  const cents = parseMoney(text.startsWith('.') ? `0${text}` : text.replace(/\.$/, ''))
  if (cents === undefined) return text
  const whole = String(Math.floor(cents / 100))
  return text.includes('.') && !text.endsWith('.')
    ? `${whole}.${String(cents % 100).padStart(2, '0')}`
    : whole
}

/** "1,500" becomes "1500", ".5" becomes "0.5" and "5." becomes "5". */
const plainNumber = (text: string): string => {
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '')
  return text.replace(/^(-?)(\.\d+)$/, '$10$2').replace(/^(-?\d+)\.$/, '$1')
}

const FORMATS: Record<FieldFormat, (text: string) => string> = {
  money: plainMoney,
  county: (text) => text.replace(/\s+county$/i, ''),
  percent: (text) => plainNumber(text.replace(/\s*(%|percent)$/i, '')),
}

/** A number, from JSON, as the text that a question about an amount or digits takes. */
export const numberAsText = <T>(field: Field, value: T): T | string =>
  typeof value === 'number' && field.kind === 'text' && (field.pattern || field.format)
    ? normalize(field, String(value))
    : value

/** Normalizes input when the field is left. */
export const normalize = (field: Field, raw: string): string => {
  const text = cleanText(raw).trim()
  if (field.list) return splitLines(text).join('\n')
  if (field.format) return FORMATS[field.format](text)
  return field.kind === 'number' ? plainNumber(text) : text
}

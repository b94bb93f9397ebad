import { numberInWords } from '../number-words.ts'
import { splitLines } from '../text.ts'

const BORN = /,?\s*\(?(?:born|b\.)\s*(?:in\s+)?((?:19|20)\d\d)\)?$|,\s*((?:19|20)\d\d)$/i

/** "T.W., born 2013" as number, name and year of birth; a line of another kind stays whole. */
export const childRows = (details: string): string[][] | undefined => {
  const rows = splitLines(details).map((line, index) => {
    const born = BORN.exec(line)
    const name = born ? line.slice(0, born.index) : line
    return [String(index + 1), name || line, born?.[1] ?? born?.[2] ?? '']
  })
  return rows.length > 0 ? rows : undefined
}

/** "two minor or dependent children"; without a count when nobody is listed. */
export const childrenCounted = (details: string): string => {
  const { length } = splitLines(details)
  if (length === 0) return 'minor or dependent children'
  const noun = length === 1 ? 'minor or dependent child' : 'minor or dependent children'
  return `${numberInWords(length).toLowerCase()} ${noun}`
}

/**
 * Share of combined parental income under New York's Child Support Standards Act, by the number of
 * children (Dom. Rel. Law § 240(1-b)); all of them when the number is not known.
 */
export const newYorkShare = (details: string): string => {
  const { length } = splitLines(details)
  if (length === 0) return '17, 25, 29, 31 or at least 35 percent for one to five or more children'
  return ['17', '25', '29', '31'][length - 1]?.concat(' percent') ?? 'at least 35 percent'
}

import { groupThousands } from '../../group-thousands.ts'
import { numberOf } from '../template/answers.ts'
import { textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { splitLines } from '../toolbox/text.ts'

const LINE = /^(.*?)[\s,;:–—-]+(\d[\d,]*)\.?$/

type Holding = { holder: string; count: number }

const holdingOf = (line: string): Holding | undefined => {
  const [, holder, digits] = LINE.exec(line) ?? []
  const count = numberOf(digits?.replaceAll(',', ''))
  return holder && count !== undefined ? { holder, count } : undefined
}

const linesOf = (answers: Answers): string[] => splitLines(textOf(answers, 'capitalization'))

const formatWhole = (count: number): string => groupThousands(String(count))

/** Holder and number, with the total last; undefined if no holder is named. */
export const capitalizationRows = (answers: Answers): string[][] | undefined => {
  const holdings = linesOf(answers).flatMap((line) => holdingOf(line) ?? [])
  if (holdings.length === 0) return undefined
  const total = holdings.reduce((sum, { count }) => sum + count, 0)
  return [
    ...holdings.map(({ holder, count }) => [holder, formatWhole(count)]),
    ['Total', formatWhole(total)],
  ]
}

const CONVERTIBLE = /\bSAFEs?\b|\bconvertible\b|\bnotes?\b/i

/** Each line of the capitalization has to end with a number. The table counts no SAFE or note. */
export const capitalizationRules: readonly Rule[] = [
  {
    field: 'capitalization',
    level: 'error',
    message: 'End each line with the number held, for example: Ana Ruiz, common, 4000000.',
    isViolated: (answers) => linesOf(answers).some((line) => holdingOf(line) === undefined),
  },
  {
    field: 'capitalization',
    level: 'error',
    message:
      'Leave out SAFEs and convertible notes: the table shows what is held before they convert.',
    isViolated: (answers) => linesOf(answers).some((line) => CONVERTIBLE.test(line)),
  },
]

import { filterOutput } from '../../bin/output-filter.ts'
import { isMetric } from '../../bin/readable-logs.ts'
import { STRIPE_KEYS } from '../../bin/stand-ins.ts'

/** What no line may hold, whatever is bought, refused or searched for. */
const SECRETS: Record<string, RegExp> = {
  'an e-mail address': /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/i,
  'a download token': /(?<![\w-])[\w-]{43}(?![\w-])/,
  'a whole order id, which opens its files': /ord_[0-9a-f]{32}/,
  'a whole session id': /cs_(test|live)_\w{9,}/,
  'a key of Stripe': /(sk|rk)_(test|live)_\w+|whsec_\w+/,
  'a sign-in token': /eyJ[\w-]{8,}\.[\w-]+/,
}

/** Short answers ("Texas", "red") may stand in a line by chance. */
const TELLING = 8

/** What a line gives away, in words; nothing when it is discreet. `answers` are values a buyer typed. */
export const indiscretions = (line: string, answers: readonly unknown[] = []): string[] => [
  ...Object.entries(SECRETS).flatMap(([what, pattern]) => (pattern.test(line) ? [what] : [])),
  ...Object.values(STRIPE_KEYS).flatMap((key) => (line.includes(key) ? ['a key of Stripe'] : [])),
  ...answers.flatMap((answer) =>
    typeof answer === 'string' && answer.length >= TELLING && line.includes(answer)
      ? ['an answer']
      : [],
  ),
]

/**
 * Reads along with everything this process prints; metrics are kept from the screen. `end` throws when
 * a line gave something away.
 */
export const readAlong = (answers: readonly unknown[]) => {
  const lines: string[] = []
  const stop = filterOutput((text) => {
    lines.push(text)
    return isMetric(text) ? '' : text
  })
  return {
    lines: lines as readonly string[],
    end: () => {
      stop()
      const told = lines.flatMap((line) =>
        indiscretions(line, answers).map((what) => `${what}: ${line}`),
      )
      if (told.length > 0) throw new Error(`Printed lines hold\n${told.join('')}`)
    },
  }
}

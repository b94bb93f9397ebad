import { filterOutput, isMetric } from '../../../bin/local/log-output.ts'
import { STRIPE_KEYS } from '../../../bin/local/servers.ts'

/** Patterns of secrets that no printed line may match. */
const SECRETS: Record<string, RegExp> = {
  'an email address': /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/i,
  'a download token': /(?<![\w-])[\w-]{43}(?![\w-])/,
  'a whole order id, which opens its files': /ord_[0-9a-f]{32}/,
  'a whole session id': /cs_(test|live)_\w{9,}/,
  'a key of Stripe': /(sk|rk)_(test|live)_\w+|whsec_\w+/,
  'a sign-in token': /eyJ[\w-]{8,}\.[\w-]+/,
}

/** Shorter answers, such as "Texas", occur by chance and are not searched for. */
const MIN_ANSWER_LENGTH = 8

/** Descriptions of the secrets that a printed line reveals. `answers` are a buyer's. */
export const secretsIn = (line: string, answers: readonly unknown[] = []): string[] => [
  ...Object.entries(SECRETS).flatMap(([what, pattern]) => (pattern.test(line) ? [what] : [])),
  ...Object.values(STRIPE_KEYS).flatMap((key) => (line.includes(key) ? ['a key of Stripe'] : [])),
  ...(line.includes('error.undeclared') ? ['an error that its route does not declare'] : []),
  ...answers.flatMap((answer) =>
    typeof answer === 'string' && answer.length >= MIN_ANSWER_LENGTH && line.includes(answer)
      ? ['an answer']
      : [],
  ),
]

/** Collects the output of this process. Metrics are collected and not shown on the screen. */
export const collectOutput = (answers: readonly unknown[]) => {
  const lines: string[] = []
  let checked = 0
  const stop = filterOutput((text) => {
    lines.push(text)
    return isMetric(text) ? '' : text
  })
  return {
    lines: lines as readonly string[],
    /** @throws Error if a line printed since the last check reveals a secret */
    check: () => {
      const found = lines
        .slice(checked)
        .flatMap((line) => secretsIn(line, answers).map((what) => `${what}: ${line}`))
      checked = lines.length
      if (found.length > 0) throw new Error(`Printed lines reveal secrets\n${found.join('')}`)
    },
    stop,
  }
}

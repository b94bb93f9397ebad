import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Checks names, comments and docs for terms that this repository replaces. Legal text has its own vocabulary, so
 * documents are only checked in their comments.
 */

type Term = { pattern: RegExp; use: string }

/** Checked in whole files: names, comments, texts and docs. */
const EVERYWHERE: readonly Term[] = [
  { pattern: /\banew\b/i, use: 'again, or a verb with re-' },
  { pattern: /\breckon\w*/i, use: 'estimate or calculate' },
  { pattern: /\be-mails?\b/i, use: 'email' },
  { pattern: /\bfulfil(s|ment)?\b/i, use: 'fulfill' },
  {
    pattern:
      /\bcolour|\bbehaviour|\bfavour|\bcheque|\bcatalogue|\b(synthes|normal|capital|personal)ise/i,
    use: 'US spelling',
  },
  { pattern: /\b(PATIENCE|PATIENT|NOBODY_ADDRESS|AHEAD)\b/, use: '*_TIMEOUT_MS, LOOKAHEAD_MS' },
  {
    pattern: /\b(loadedLater|hearOf\w*|admitNetwork|encodeAnew|inOnePiece|isPassing)\b/,
    use: 'the term in docs/glossary.md',
  },
  { pattern: /\b(StandIns?|laterTab|DeskBar|useLeafing|offerHolds)\b/, use: 'the industry term' },
  {
    pattern: /\bconst (LONGEST|MOST|NOBODY|Bell|BESIDE)\b/,
    use: 'a name with its unit, such as MAX_*',
  },
]

/** Checked in comments and docs. */
const PROSE: readonly Term[] = [
  { pattern: /\bwhoever\b/i, use: 'the person: buyer, admin, visitor' },
  { pattern: /\brows of before\b/i, use: 'legacy records' },
  { pattern: /\b(gives?|given|gave|takes?|taken|took) back\b/i, use: 'refund or return' },
  { pattern: /\b(told|tells)\b/i, use: 'pass, notify, say or report' },
  { pattern: /\b(hears?|heard) of\b/i, use: 'receive or handle' },
  { pattern: /\bawaits\b/i, use: 'waits for' },
  { pattern: /\bthe program\b/i, use: 'the app' },
  { pattern: /\bdesk\b/i, use: 'admin' },
  { pattern: /\bto come\b/i, use: 'pending' },
  { pattern: /\bbeside\b/i, use: 'next to' },
  { pattern: /\bsomebody\b/i, use: 'someone' },
  { pattern: /\bnobody\b/i, use: 'no one, or say who' },
  { pattern: /\b(stands|stood)\b/i, use: 'is' },
  { pattern: /\bmend(s|ed|ing)?\b/i, use: 'fix' },
  { pattern: /\banybody\b/i, use: 'anyone' },
  { pattern: /\beverybody\b/i, use: 'everyone' },
  { pattern: /\bunder way\b/i, use: 'in progress' },
  { pattern: /\bonce more\b/i, use: 'again' },
  { pattern: /\bfor ever\b/i, use: 'forever' },
  { pattern: /\bfull stops?\b/i, use: 'period' },
  { pattern: /\bstand-ins?\b(?!\/|\.ts)/i, use: 'local server' },
]

const ROOT = join(import.meta.dirname, '..')

const IGNORED = [
  /node_modules|\/dist\//,
  /^bin\/check-terms\.ts$/,
  /^shared\/documents\/(?!README|AUTHORS)[^/]+\/(?!.*\.tsx?$)/,
  /^test\/support\/fixture-template\//,
]

const LEGAL = /^(shared\/documents|test\/(golden|properties|support|unit\/documents))\//

const isMarkdown = (name: string): boolean => name.endsWith('.md')

/** A string on one line, a comment, or any other character. */
const TOKENS = /(['"`])(?:\\.|(?!\1)[^\\\n])*\1|\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*|[^\n]/g

/** The comments of a source file, with everything else blanked, so that line numbers stay right. */
const commentsOf = (source: string): string =>
  source.replace(TOKENS, (token) => (/^\/[/*]/.test(token) ? token : ' '))

const problemsIn = (name: string, text: string, terms: readonly Term[]): string[] =>
  text.split('\n').flatMap((line, index) =>
    terms.flatMap(({ pattern, use }) => {
      const found = pattern.exec(line)?.[0]
      return found === undefined ? [] : [`${name}:${index + 1} "${found}": write ${use}`]
    }),
  )

const check = (name: string): string[] => {
  const text = readFileSync(join(ROOT, name), 'utf8')
  const prose = isMarkdown(name) ? text : commentsOf(text)
  return [
    ...problemsIn(name, LEGAL.test(name) && !isMarkdown(name) ? prose : text, EVERYWHERE),
    ...problemsIn(name, prose, PROSE),
  ]
}

const FILES = ['*.{md,ts}', '{bin,docs,infra,lambdas,shared,test,web}/**/*.{md,mjs,ts,tsx,css}']

const names = globSync(FILES, { cwd: ROOT, exclude: (path) => path.includes('node_modules') })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => !IGNORED.some((pattern) => pattern.test(name)))
const problems = names.toSorted().flatMap(check)
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(`${problems.length} terms to replace; docs/glossary.md has the ones to use.`)
  process.exitCode = 1
}

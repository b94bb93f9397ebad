/*
 * `npm run bench`: the Word file and the PDF of a bill of sale and of the longest document beside
 * the best-known libraries, which write the same text in the same run, each file checked for every
 * line of it; the three files of an order; and the first start of the functions in fresh processes.
 */
import { cpus } from 'node:os'
import { generate } from '../../lambdas/generation/generate.ts'
import { assemble } from '../../shared/documents/engine/assemble.ts'
import { countWords } from '../../shared/documents/engine/plain-text.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import { answersOf } from './buyers.ts'
import { checkOutput } from './check-output.ts'
import { clausesOf } from './clauses.ts'
import { coldStarts } from './cold-starts.ts'
import { type Contest, contestsOver } from './contests.ts'
import { measure, median, quantile, ROUNDS, ratios } from './measure.ts'

const createdAt = new Date('2026-12-05T12:00:00Z')
const today = '2026-12-05'

const print = (line: string) => process.stdout.write(`${line}\n`)
const milliseconds = (value: number) => `${value.toFixed(1)} ms`

const load = async (id: string): Promise<Template> => {
  const template = await loadTemplate(id)
  if (!template) throw new Error(`No template: ${id}`)
  return template
}

const runContest = async ({ format, entrants }: Contest) => {
  const [own = [], ...others] = await measure(entrants.map(({ run }) => run))
  print(`  ${format}: ours ${milliseconds(median(own))}`)
  others.forEach((times, index) => {
    const ratio = ratios(own, times)
    const [middle, low, high] = [ratio.median, ratio.low, ratio.high].map((each) => each.toFixed(2))
    const name = entrants[index + 1]?.name
    print(`    ${name} ${milliseconds(median(times))}, ratio ${middle} (${low} to ${high})`)
  })
}

const compare = async (id: string) => {
  const template = await load(id)
  const answers = Array.from({ length: ROUNDS }, (_, round) => answersOf(template, round))
  const documentOf = (given: Answers) => assemble(template, 'agreement', given, { today })
  const document = documentOf(template.sampleAnswers)
  const clauses = clausesOf(document)
  print(`${id}: ${countWords(document)} words, ${clauses.length} lines`)
  const [times = []] = await measure([
    (round) => generate(template, answers[round] ?? {}, { createdAt }),
  ])
  const spread = [0.1, 0.9].map((share) => milliseconds(quantile(times, share))).join(' to ')
  print(`  All three files from the answers: ${milliseconds(median(times))} (${spread})`)
  for (const contest of await contestsOver(
    [document, ...answers.slice(1).map(documentOf)],
    createdAt,
  )) {
    for (const { name, run } of contest.entrants) {
      await checkOutput(contest.format, `${name}, ${contest.format}`, await run(0), clauses)
    }
    await runContest(contest)
  }
}

print(`${cpus()[0]?.model ?? 'Unknown processor'}, Node ${process.versions.node}`)
print('Ratios are ours to theirs: the median of paired runs, and where eight in ten of them lie.')
await compare('bill-of-sale')
await compare('llc-operating-agreement')
print('Cold starts:')
await coldStarts(print)

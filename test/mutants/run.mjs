/*
 * `npm run test:mutants`: mutates the functions' code and the access rules, and counts the mutants that survive the
 * tests. `npm run test:mutants -- orders access` runs only these parts. Fails if the tests catch fewer than
 * `MIN_SCORE` percent.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { PARTS } from './parts.mjs'

const STRYKER = 'test/mutants/node_modules/@stryker-mutator/core/bin/stryker.js'
const CONFIG = 'test/mutants/stryker.config.mjs'
/** Percent of all mutants of the requested parts. */
const MIN_SCORE = 90

const chosenParts = process.argv.slice(2)
const names = chosenParts.length > 0 ? chosenParts : Object.keys(PARTS)

/** The number of mutants by status ("Killed", "Survived", "Timeout", "NoCoverage"). */
const countsOf = (name) => {
  const file = `test-results/mutants/${name}.json`
  const counts = {}
  if (!existsSync(file)) return counts
  const { files } = JSON.parse(readFileSync(file, 'utf8'))
  for (const { mutants } of Object.values(files)) {
    for (const { status } of mutants) counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

const scoreOf = ({ Killed = 0, Timeout = 0, Survived = 0, NoCoverage = 0 }) => {
  const caught = Killed + Timeout
  const all = caught + Survived + NoCoverage
  return { caught, all, percent: all === 0 ? 0 : Math.round((caught / all) * 1000) / 10 }
}

for (const name of names) {
  const env = { ...process.env, MUTANTS: name }
  const { status } = spawnSync('node', [STRYKER, 'run', CONFIG], { stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}

const counts = names.map(countsOf)
const total = {}
for (const [index, name] of names.entries()) {
  const { caught, all, percent } = scoreOf(counts[index])
  for (const [status, count] of Object.entries(counts[index]))
    total[status] = (total[status] ?? 0) + count
  process.stdout.write(`${name}: ${caught} of ${all} mutants caught, ${percent} percent\n`)
}
const { caught, all, percent } = scoreOf(total)
process.stdout.write(`all: ${caught} of ${all} mutants caught, ${percent} percent\n`)
if (percent < MIN_SCORE) process.exitCode = 1

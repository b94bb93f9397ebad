/*
 * `npm run test:mutants`: changes the functions' code and the access rules and counts the changes that no
 * test notices. `npm run test:mutants -- orders access` runs only these parts. Fails when fewer than `MIN_SCORE`
 * percent of the changes are found.
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

/** The number of mutants by their end ("Killed", "Survived", "Timeout", "NoCoverage"). */
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
  const found = Killed + Timeout
  const all = found + Survived + NoCoverage
  return { found, all, percent: all === 0 ? 0 : Math.round((found / all) * 1000) / 10 }
}

for (const name of names) {
  const env = { ...process.env, MUTANTS: name }
  const { status } = spawnSync('node', [STRYKER, 'run', CONFIG], { stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}

const counts = names.map(countsOf)
const total = {}
for (const [index, name] of names.entries()) {
  const { found, all, percent } = scoreOf(counts[index])
  for (const [end, count] of Object.entries(counts[index])) total[end] = (total[end] ?? 0) + count
  process.stdout.write(`${name}: ${found} of ${all} mutants found, ${percent} percent\n`)
}
const { found, all, percent } = scoreOf(total)
process.stdout.write(`all: ${found} of ${all} mutants found, ${percent} percent\n`)
if (percent < MIN_SCORE) process.exitCode = 1

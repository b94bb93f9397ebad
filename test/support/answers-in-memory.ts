/*
 * Prints which words are in this process's memory after two documents were generated: one answer of each document, and
 * one word that is stored on purpose. The words are reversed here, so that this file contains none of them.
 */
import { buffer } from 'node:stream/consumers'
import { getHeapSnapshot } from 'node:v8'
import { generate } from '../../lambdas/generation/generate.ts'
import { template } from '../../shared/documents/bill-of-sale/index.ts'

const REVERSED_WORDS = { first: 'enrohtelbbiuQ', second: 'krowtnalgaeV', stored: 'dlofrettalfS' }
const wordOf = (name: keyof typeof REVERSED_WORDS) =>
  [...REVERSED_WORDS[name]].toReversed().join('')

const generateWith = async (name: keyof typeof REVERSED_WORDS) => {
  const seller = `${wordOf(name)} 李小龍 מרים`
  await generate(template, { ...template.sampleAnswers, seller_name: seller })
}

await generateWith('first')
await generateWith('second')
const stored = [wordOf('stored')]
globalThis.gc?.()
const snapshot = await buffer(getHeapSnapshot())
const found = (['first', 'second', 'stored'] as const).filter((name) =>
  snapshot.includes(wordOf(name)),
)
process.stdout.write(JSON.stringify({ found, stored: stored.length }))

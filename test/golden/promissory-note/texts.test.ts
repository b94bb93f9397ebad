import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/promissory-note/index.ts'
import { validateFields } from '../../../shared/documents/validate-fields.ts'
import { validateSource } from '../../../shared/documents/validate-source.ts'
import {
  agreementText,
  BAKERY,
  FAMILY,
  INTEREST_FREE,
  instructionsText,
  LUMP_SUM,
} from './cases.ts'

const DOCUMENTS = [
  ['pn-1', FAMILY],
  ['pn-2', BAKERY],
  ['lump-sum', LUMP_SUM],
  ['interest-free', INTEREST_FREE],
  ['sample', template.sampleAnswers],
  ['blank', {}],
] as const

test('the sources and the questions use only what the dialect knows', () => {
  expect(validateSource(template)).toEqual([])
  expect(validateFields(template)).toEqual([])
})

describe.each(DOCUMENTS)('%s', (name, answers) => {
  test('the agreement reads as reviewed', async () => {
    await expect(agreementText(answers)).toMatchFileSnapshot(`./${name}.txt`)
  })

  test('the instructions read as reviewed', async () => {
    await expect(instructionsText(answers)).toMatchFileSnapshot(`./${name}-instructions.txt`)
  })

  test('leaves no trace of the template', () => {
    const text = agreementText(answers) + instructionsText(answers)
    expect(text).not.toMatch(/[{}]|undefined|\bnull\b|NaN| {2}|\.\.|,,| [,.;]/)
  })

  test('has fourteen steps', () => {
    expect(instructionsText(answers).match(/^\d+\. /gm)).toHaveLength(14)
  })
})

import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { validateSource } from '../../../shared/documents/validate-source.ts'
import { agreementText, CAR, instructionsText, SAW } from './cases.ts'

const DOCUMENTS = [
  ['bs-1', CAR],
  ['bs-2', SAW],
  ['sample', template.sampleAnswers],
  ['blank', {}],
] as const

test('the sources use only what the dialect knows', () => {
  expect(validateSource(template)).toEqual([])
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
    expect(text).not.toMatch(/[{}]|undefined|\bnull\b|NaN/)
  })
})

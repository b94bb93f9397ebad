import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/last-will-and-testament/index.ts'
import { validateFields } from '../../../shared/documents/validate-fields.ts'
import { validateSource } from '../../../shared/documents/validate-source.ts'
import { agreementText, instructionsText, MARISOL, OWEN } from './cases.ts'

const DOCUMENTS = [
  ['case-a', MARISOL],
  ['case-b', OWEN],
  ['sample', template.sampleAnswers],
  ['blank', {}],
] as const

test('the questions and the sources are sound', () => {
  expect(validateFields(template)).toEqual([])
  expect(validateSource(template)).toEqual([])
})

describe.each(DOCUMENTS)('%s', (name, answers) => {
  test('the will reads as reviewed', async () => {
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

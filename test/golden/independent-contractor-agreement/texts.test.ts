import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/independent-contractor-agreement/index.ts'
import { validateFields } from '../../../shared/documents/validate-fields.ts'
import { validateSource } from '../../../shared/documents/validate-source.ts'
import { agreementText, instructionsText, STUDIO, WEBSITE } from './cases.ts'

const DOCUMENTS = [
  ['c1', WEBSITE],
  ['c2', STUDIO],
  ['sample', template.sampleAnswers],
  ['blank', {}],
] as const

test('the sources use only what the dialect knows, and the questions are sound', () => {
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

  test('leaves no trace of the template and no loose punctuation', () => {
    const text = agreementText(answers) + instructionsText(answers)
    expect(text).not.toMatch(/[{}]|undefined|\bnull\b|NaN/)
    expect(text).not.toMatch(/ {2}| [.,;]|\.\.|,,|;\.|\(\)/)
  })
})

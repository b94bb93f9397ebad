import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/safe-agreement/index.ts'
import { validateFields } from '../../../shared/documents/validate-fields.ts'
import { validateSource } from '../../../shared/documents/validate-source.ts'
import { agreementText, instructionsText, MEALS, ROBOTS } from './cases.ts'

const DOCUMENTS = [
  ['sf-1', ROBOTS],
  ['sf-2', MEALS],
  ['sample', template.sampleAnswers],
  ['blank', {}],
] as const

test('the sources use only what the dialect knows', () => {
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
    expect(text).not.toMatch(/[{}]|undefined|\bnull\b|NaN/)
  })
})

import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/healthcare-directive/index.ts'
import { validateFields } from '../../../shared/documents/validate-fields.ts'
import { validateSource } from '../../../shared/documents/validate-source.ts'
import { agreementText, COMFORT, GIVEN, instructionsText, TRIAL } from './cases.ts'

const DOCUMENTS = [
  ['hd-a', COMFORT],
  ['hd-b', TRIAL],
  ['given', GIVEN],
  ['sample', template.sampleAnswers],
  ['blank', {}],
] as const

test('the sources and questions use only what the dialect knows', () => {
  expect(validateSource(template)).toEqual([])
  expect(validateFields(template)).toEqual([])
})

describe.each(DOCUMENTS)('%s', (name, answers) => {
  const text = agreementText(answers)
  const guide = instructionsText(answers)

  test('the agreement reads as reviewed', async () => {
    await expect(text).toMatchFileSnapshot(`./${name}.txt`)
  })

  test('the instructions read as reviewed', async () => {
    await expect(guide).toMatchFileSnapshot(`./${name}-instructions.txt`)
  })

  test('leaves no trace of the template', () => {
    expect(text + guide).not.toMatch(/[{}]|undefined|\bnull\b|NaN/)
  })

  test('is punctuated', () => {
    expect(text + guide).not.toMatch(/ {2}| [.,;:]|[.,;]{2}|,\.|\(\)/)
  })
})

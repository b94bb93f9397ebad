import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/articles-of-incorporation/index.ts'
import { validateFields } from '../../../shared/documents/validate-fields.ts'
import { validateSource } from '../../../shared/documents/validate-source.ts'
import { agreementText, CONNECTICUT, ELSEWHERE, instructionsText, NEW_YORK } from './cases.ts'

const DOCUMENTS = [
  ['case-a', CONNECTICUT],
  ['case-b', NEW_YORK],
  ['sample', template.sampleAnswers],
  ['blank', {}],
] as const

test('the sources use only what the dialect knows', () => {
  expect(validateSource(template)).toEqual([])
  expect(validateFields(template)).toEqual([])
})

describe.each(DOCUMENTS)('%s', (name, answers) => {
  test('the charter reads as reviewed', async () => {
    await expect(agreementText(answers)).toMatchFileSnapshot(`./${name}.txt`)
  })

  test('the instructions read as reviewed', async () => {
    await expect(instructionsText(answers)).toMatchFileSnapshot(`./${name}-instructions.txt`)
  })
})

const ALL = [...DOCUMENTS, ...Object.entries(ELSEWHERE)] as const

describe.each(ALL)('%s', (_, answers) => {
  const text = agreementText(answers) + instructionsText(answers)

  test('leaves no trace of the template', () => {
    expect(text).not.toMatch(/[{}]|undefined|\bnull\b|NaN/)
  })

  test('is punctuated as a person would', () => {
    expect(text).not.toMatch(/ {2}| [,.;:]|,,|,\.|;\.|(?<!Inc|Corp)\.\.|\( | \)/)
  })

  test('the guide has twelve steps', () => {
    expect(instructionsText(answers).match(/^\d+\. /gm)).toHaveLength(12)
  })
})

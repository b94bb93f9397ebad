import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/non-disclosure-agreement/index.ts'
import { documentText } from '../../../shared/documents/plain-text.ts'
import { validateFields } from '../../../shared/documents/validate-fields.ts'
import { validateSource } from '../../../shared/documents/validate-source.ts'
import { agreement, instructions, ROBOTS, SAUCES } from './cases.ts'

const DOCUMENTS = [
  ['n1', SAUCES],
  ['n2', ROBOTS],
  ['sample', template.sampleAnswers],
  ['blank', {}],
] as const

test('the sources use only what the dialect knows', () => {
  expect(validateSource(template)).toEqual([])
  expect(validateFields(template)).toEqual([])
})

describe.each(DOCUMENTS)('%s', (name, answers) => {
  test('the agreement reads as reviewed', async () => {
    await expect(documentText(agreement(answers))).toMatchFileSnapshot(`./${name}.txt`)
  })

  test('the instructions read as reviewed', async () => {
    await expect(documentText(instructions(answers))).toMatchFileSnapshot(
      `./${name}-instructions.txt`,
    )
  })

  test('leaves no trace of the template', () => {
    const text = documentText(agreement(answers)) + documentText(instructions(answers))
    expect(text).not.toMatch(/[{}]|undefined|\bnull\b|NaN/)
  })
})

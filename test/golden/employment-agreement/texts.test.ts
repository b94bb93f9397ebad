import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/employment-agreement/index.ts'
import { documentText } from '../../../shared/documents/plain-text.ts'
import { validateFields } from '../../../shared/documents/validate-fields.ts'
import { validateSource } from '../../../shared/documents/validate-source.ts'
import { agreement, ENGINEER, instructions, SHOP } from './cases.ts'

const DOCUMENTS = [
  ['ea-1', SHOP],
  ['ea-2', ENGINEER],
  ['sample', template.sampleAnswers],
  ['blank', {}],
] as const

test('the sources and the questions use only what the dialect knows', () => {
  expect(validateSource(template)).toEqual([])
  expect(validateFields(template)).toEqual([])
})

describe.each(DOCUMENTS)('%s', (name, answers) => {
  const documents = [documentText(agreement(answers)), documentText(instructions(answers))]

  test('the agreement reads as reviewed', async () => {
    await expect(documents[0]).toMatchFileSnapshot(`./${name}.txt`)
  })

  test('the instructions read as reviewed', async () => {
    await expect(documents[1]).toMatchFileSnapshot(`./${name}-instructions.txt`)
  })

  test('leaves no trace of the template and no slip of the pen', () => {
    const text = documents.join('\n')
    expect(text).not.toMatch(/[{}]|undefined|\bnull\b|NaN/)
    expect(text).not.toMatch(/ {2}|,,|\.\.| [,.;:]|\(\)|\b(a|an|the|to|of) \1\b/)
  })
})

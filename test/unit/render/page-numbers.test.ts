import { expect, test } from 'vitest'
import { renderDocx } from '../../../lambdas/generation/render/docx/write-docx.ts'
import { template } from '../../../shared/documents/articles-of-incorporation/index.ts'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { layoutPages } from '../../support/laid-out-pages.ts'

const articles = assemble(template, 'agreement', template.sampleAnswers, { today: '2026-11-21' })

test('the filed pages of articles of incorporation are numbered separately', () => {
  const numbers = layoutPages(articles).map(
    ({ items }) => items.find(({ text }) => text.startsWith('Page '))?.text,
  )
  const filed = numbers.indexOf('Page 1 of 4', 1)
  expect(numbers.slice(0, filed)).toEqual(['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3'])
  expect(numbers.slice(filed)).toEqual(['Page 1 of 4', 'Page 2 of 4', 'Page 3 of 4', 'Page 4 of 4'])
})

test('Word restarts numbering in a new section', async () => {
  const { unzipSync, strFromU8 } = await import('fflate')
  const files = unzipSync(await renderDocx(articles, { createdAt: new Date('2026-11-21') }))
  const body = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  expect(body.match(/<w:sectPr/g)).toHaveLength(2)
  expect(body.match(/w:pgNumType[^>]* w:start="1"/g)).toHaveLength(1)
})

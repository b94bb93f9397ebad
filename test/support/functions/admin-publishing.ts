import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../../../shared/messages.ts'
import { cleaned } from '../hostile/cleaned.ts'
import { wordFile } from '../hostile/docx.ts'
import { pdfFile } from '../hostile/pdf.ts'
import type { Functions } from './functions.ts'

/** An upload in two acts, through the admin's routes. */
export const itPublishesInTwoActs = (running: () => Functions): void => {
  const id = 'bill-of-sale'
  const versions = async () =>
    (await running().answer('listTemplateVersions', { id })).versions.length

  describe('an upload', () => {
    it('is shown beside what is expected, and published only as it was shown', async () => {
      const { answer, refusal, upload } = running()
      const objects = ['7 0 obj\n<< /Title (Bill of\n  Sale) >>\nendobj']
      const bytes = pdfFile({ trailer: '/Info 7 0 R', objects })
      const input = await upload(bytes)
      const before = await versions()
      const { url, digest, ...facts } = await answer('inspectUpload', input)
      expect(facts).toEqual({
        title: 'Bill of Sale',
        expectedTitle: 'Bill of Sale',
        pageCount: 1,
        specifiedPages: 4,
      })
      expect(digest).toBe(
        createHash('sha256')
          .update(await cleaned('pdf', bytes))
          .digest('hex'),
      )
      const shown = await fetch(url)
      expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes)
      expect(shown.headers.get('content-disposition')).toMatch(
        /^inline; .*bill-of-sale-template.pdf/,
      )
      expect(await versions()).toBe(before)
      const other = { ...input, digest: '0'.repeat(64) }
      const { error } = await refusal('recordVersion', 'conflict', other)
      expect(error).toBe(MESSAGES.templates.uploadChanged)
      expect(await versions()).toBe(before)
      await answer('recordVersion', { ...input, digest })
      expect(await versions()).toBe(before + 1)
      await refusal('inspectUpload', 'not_found', input)
    })

    it('shows the title of a Word file, and two hundred characters of a long one', async () => {
      const { answer, upload } = running()
      const name = 'docProps/core.xml'
      const data = `<c xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>  ${'Bill '.repeat(60)}</dc:title></c>`
      const word = wordFile({ extra: [{ name, data }] })
      const { title } = await answer('inspectUpload', await upload(word, 'template.docx'))
      expect(title).toBe('Bill '.repeat(40))
      const untitled = await answer('inspectUpload', await upload(pdfFile()))
      expect(untitled).not.toHaveProperty('title')
    })

    it('may be sent for five minutes', async () => {
      const before = Date.now()
      const { expiresAt } = await running().answer('createUpload', { id, fileName: 'a.pdf' })
      const minutes = (Date.parse(expiresAt) - before) / 60_000
      expect(Math.floor(minutes)).toBe(5)
    })

    it('that is refused is gone, and is not shown', async () => {
      const { refusal, upload } = running()
      const input = await upload(pdfFile({ catalogue: '/OpenAction << /S /JavaScript >>' }))
      await refusal('inspectUpload', 'invalid', input)
      await refusal('inspectUpload', 'not_found', input)
      await refusal('inspectUpload', 'not_found', { ...input, id: 'unknown' })
    })
  })
}

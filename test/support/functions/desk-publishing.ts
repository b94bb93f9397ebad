import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../../../shared/messages.ts'
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
      expect(digest).toBe(createHash('sha256').update(bytes).digest('hex'))
      expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(bytes)
      expect(await versions()).toBe(before)
      const other = { ...input, digest: '0'.repeat(64) }
      const { error } = await refusal('recordVersion', 'conflict', other)
      expect(error).toBe(MESSAGES.templates.uploadChanged)
      expect(await versions()).toBe(before)
      await answer('recordVersion', { ...input, digest })
      expect(await versions()).toBe(before + 1)
      await refusal('inspectUpload', 'not_found', input)
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

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { generate } from '../../../lambdas/generation/generate.ts'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { cleanUpload } from '../hostile/cleaned.ts'
import { wordFile } from '../hostile/docx.ts'
import { pdfFile } from '../hostile/pdf.ts'
import { functions } from './functions.ts'

/** The two steps of an upload, through the admin routes. */
export const testPublishing = (): void => {
  const id = 'bill-of-sale'
  const versions = async () =>
    (await functions.call('listTemplateVersions', { id })).versions.length

  describe('an upload', () => {
    it('is previewed with the expected facts and published only as previewed', async () => {
      const { call, expectError, upload } = functions
      const objects = ['7 0 obj\n<< /Title (Bill of\n  Sale) >>\nendobj']
      const bytes = pdfFile({ trailer: '/Info 7 0 R', objects })
      const input = await upload(bytes)
      const before = await versions()
      const { url, digest, ...facts } = await call('inspectUpload', input)
      expect(facts).toEqual({
        title: 'Bill of Sale',
        expectedTitle: 'Bill of Sale',
        pageCount: 1,
        specifiedPages: 4,
      })
      expect(digest).toBe(
        createHash('sha256')
          .update(await cleanUpload('pdf', bytes))
          .digest('hex'),
      )
      const shown = await fetch(url)
      // Buyers get the rewritten file, so the preview shows that one.
      const clean = await cleanUpload('pdf', bytes)
      expect(Buffer.from(await shown.arrayBuffer())).toEqual(clean)
      expect(shown.headers.get('content-disposition')).toMatch(
        /^inline; .*bill-of-sale-template.pdf/,
      )
      expect(await versions()).toBe(before)
      const other = { ...input, digest: '0'.repeat(64) }
      const { error } = await expectError('recordVersion', 'conflict', other)
      expect(error).toBe(MESSAGES.templates.uploadChanged)
      await expectError('recordVersion', 'conflict', { ...input, digest: '' })
      await expectError('recordVersion', 'invalid', input)
      expect(await versions()).toBe(before)
      await call('recordVersion', { ...input, digest })
      expect(await versions()).toBe(before + 1)
      await expectError('inspectUpload', 'not_found', input)
    })

    it('shows the title of a Word file, truncated to 200 characters', async () => {
      const { call, upload } = functions
      const name = 'docProps/core.xml'
      const data = `<c xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>  ${'Bill '.repeat(60)}</dc:title></c>`
      const word = wordFile({ extra: [{ name, data }] })
      const { title } = await call('inspectUpload', await upload(word, 'template.docx'))
      expect(title).toBe('Bill '.repeat(40))
      const untitled = await call('inspectUpload', await upload(pdfFile()))
      expect(untitled).not.toHaveProperty('title')
    })

    it('is not served before inspection, and its version contains no path', async () => {
      const { expectError, upload } = functions
      const input = await upload(wordFile(), 'template.docx')
      await expectError('templateFile', 'not_found', { id, type: 'docx' })
      for (const version of ['../1.0.0', '1.0.0/x', '', 'a'.repeat(40), '1_0']) {
        const named = { ...input, digest: '0'.repeat(64), version }
        await expectError('recordVersion', 'invalid', named)
      }
    })

    it('must be sent within five minutes', async () => {
      const before = Date.now()
      const { expiresAt } = await functions.call('createUpload', { id, fileName: 'a.pdf' })
      const minutes = (Date.parse(expiresAt) - before) / 60_000
      expect(Math.floor(minutes)).toBe(5)
    })

    it('can be withdrawn for the generated file, and restored later', async () => {
      const { call, expectError, uploadToPublish } = functions
      await call('recordVersion', { ...(await uploadToPublish(pdfFile())), version: '5.0.0' })
      const versionsInUse = async () => (await call('getTemplate', { id })).versions
      expect(await versionsInUse()).toMatchObject({ pdf: '5.0.0' })
      const { version } = await call('withdrawVersion', { id, type: 'pdf' })
      expect(version).toMatchObject({ origin: 'withdrawal', inUse: false, isCurrent: false })
      expect(await versionsInUse()).not.toHaveProperty('pdf')
      expect(await call('getTemplate', { id })).toMatchObject({ lastUpdated: version.uploadedAt })
      const { error } = await expectError('withdrawVersion', 'not_found', { id, type: 'pdf' })
      expect(error).toBe(MESSAGES.templates.notPublished)
      const [, published] = (await call('listTemplateVersions', { id })).versions
      await call('restoreVersion', { id, versionId: published?.id ?? '' })
      expect(await versionsInUse()).toMatchObject({ pdf: '5.0.0' })
      await call('withdrawVersion', { id, type: 'pdf' })
    })

    it('of a watermarked sample is rejected in both formats', async () => {
      const { expectError, upload } = functions
      const sample = await generate(template, {}, { watermark: 'SAMPLE' })
      for (const [type, bytes] of Object.entries({ pdf: sample.pdf, docx: sample.docx })) {
        const input = await upload(Buffer.from(bytes), `template.${type}`)
        const { error } = await expectError('inspectUpload', 'invalid', input)
        expect(error).toBe(MESSAGES.templates.refused.watermark)
      }
    })

    it('that is rejected is deleted and not shown', async () => {
      const { expectError, upload } = functions
      const input = await upload(pdfFile({ catalog: '/OpenAction << /S /JavaScript >>' }))
      await expectError('inspectUpload', 'invalid', input)
      await expectError('inspectUpload', 'not_found', input)
      await expectError('inspectUpload', 'not_found', { ...input, id: 'unknown' })
    })
  })
}

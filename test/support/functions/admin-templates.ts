import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { storeVersion } from '../../../lambdas/core/templates/store-version.ts'
import { insertVersion, type TemplateVersion } from '../../../lambdas/core/templates/versions.ts'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { interceptCalls } from '../store/intercept-calls.ts'
import { putTemplateRow } from '../store/rows.ts'
import { functions } from './functions.ts'

type Draft = Pick<TemplateVersion, 'document_id' | 'origin' | 'file_type' | 'version'>

/** The files of a document, through the admin routes. */
export const testTemplateOverview = (): void => {
  const timeAt = (minute: number) => new Date(Date.UTC(2026, 9, 1, 10, minute))
  const store = (draft: Draft, minute: number) =>
    storeVersion(
      {
        ...draft,
        notes: '',
        state: 'Default',
        page_count: draft.file_type === 'pdf' ? minute : undefined,
      },
      new Uint8Array([1]),
      timeAt(minute),
    )
  const rowOf = async (id: string) =>
    (await functions.call('listTemplates', {})).templates.find((row) => row.id === id)

  describe('the template overview of a document', () => {
    const document_id = 'employment-agreement'
    const addressOf = (type: string) => `/api/admin/templates/${document_id}/files/${type}`

    it('shows that there is no file, and the next version', async () => {
      const row = await rowOf(document_id)
      expect(row).toMatchObject({
        hasPdf: false,
        hasDocx: false,
        placeholders: [],
        version: '1.0.0',
        versions: {},
      })
      expect(Object.keys(row ?? {})).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(lastUpdated|pdfUrl|wordUrl)$/)]),
      )
    })

    it('with placeholders shows which files are placeholders, and no published version', async () => {
      await store({ document_id, origin: 'placeholder', file_type: 'docx', version: '7.0.0' }, 1)
      const first = await rowOf(document_id)
      expect(first).toMatchObject({ hasPdf: false, hasDocx: true, placeholders: ['docx'] })
      expect(first).not.toHaveProperty('pdfUrl')
      await store({ document_id, origin: 'placeholder', file_type: 'pdf', version: '8.0.0' }, 2)
      expect(await rowOf(document_id)).toMatchObject({
        lastUpdated: timeAt(2).toISOString(),
        pageCount: 2,
        pdfUrl: addressOf('pdf'),
        wordUrl: addressOf('docx'),
        hasPdf: true,
        hasDocx: true,
        placeholders: ['pdf', 'docx'],
        version: '1.0.0',
        versions: {},
      })
    })

    it('with uploads shows the version of each and the latest, and the remaining placeholder', async () => {
      await store({ document_id, origin: 'upload', file_type: 'docx', version: '2.0.0' }, 3)
      expect(await rowOf(document_id)).toMatchObject({
        lastUpdated: timeAt(3).toISOString(),
        pageCount: 2,
        placeholders: ['pdf'],
        version: '2.0.0',
        versions: { docx: '2.0.0' },
      })
      await store({ document_id, origin: 'upload', file_type: 'pdf', version: '3.0.0' }, 4)
      expect(await rowOf(document_id)).toMatchObject({
        pageCount: 4,
        placeholders: [],
        version: '3.0.0',
        versions: { pdf: '3.0.0', docx: '2.0.0' },
      })
      await store({ document_id, origin: 'upload', file_type: 'docx', version: '2.5.0' }, 5)
      expect(await rowOf(document_id)).toMatchObject({
        lastUpdated: timeAt(5).toISOString(),
        version: '2.5.0',
        versions: { pdf: '3.0.0', docx: '2.5.0' },
      })
    })

    it('marks the versions in use', async () => {
      const { versions } = await functions.call('listTemplateVersions', { id: document_id })
      expect(versions.map(({ version, inUse }) => [version, inUse])).toEqual([
        ['2.5.0', true],
        ['3.0.0', true],
        ['2.0.0', false],
        ['8.0.0', false],
        ['7.0.0', false],
      ])
    })

    it('shows what another function stored once the list is refreshed', async () => {
      // A list is cached for half a minute, which may end between two requests.
      vi.useFakeTimers({ toFake: ['Date'] })
      onTestFinished(() => {
        vi.useRealTimers()
      })
      const id = 'safe-agreement'
      await rowOf(id)
      await insertVersion({
        ...{ document_id: id, version: '4.0.0', file_path: `${id}/4.0.0.pdf`, file_type: 'pdf' },
        ...{ version_key: 'upload#Default#pdf#1', upload_date: timeAt(6).toISOString(), size: 1 },
        ...{ notes: '', is_current_version: true, state: 'Default', origin: 'upload' },
      })
      expect(await rowOf(id)).toMatchObject({ hasPdf: false })
      await functions.call('listTemplates', { refresh: 'true' })
      expect(await rowOf(id)).toMatchObject({ hasPdf: true, version: '4.0.0' })
    })
  })

  describe('the page count of a document', () => {
    /** The documents whose pages were counted for a list. */
    const requestPageCounts = async (query: { refresh?: 'true' }): Promise<string[]> => {
      const measured: string[] = []
      interceptCalls((call, send) => {
        const { MessageBody } = call.input as { MessageBody?: string }
        if (MessageBody !== undefined) measured.push(JSON.parse(MessageBody).measure)
        return send()
      }, 'attempts')
      await functions.call('listTemplates', query)
      interceptCalls((_, send) => send(), 'attempts')
      return measured.sort()
    }
    const all = enabledEntries()
      .map(({ id }) => id)
      .sort()
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    const details = (document_id: string, measured_at?: string) => ({
      ...{ document_id, title: 'A title', description: 'x', page_count: 3, measured_at },
      ...{ created_at: hoursAgo(48), updated_at: hoursAgo(48) },
    })

    it('is requested where missing, once a day, and for all documents on refresh', async () => {
      expect(await requestPageCounts({})).toEqual(all)
      for (const id of all) await putTemplateRow(functions, details(id, hoursAgo(23)))
      expect(await requestPageCounts({})).toEqual([])
      await putTemplateRow(functions, details('bill-of-sale', hoursAgo(25)))
      await putTemplateRow(functions, details('promissory-note'))
      expect(await requestPageCounts({})).toEqual(['bill-of-sale', 'promissory-note'])
      expect(await requestPageCounts({ refresh: 'true' })).toEqual(all)
    })

    it('is the page count of the generated document if there is no file', async () => {
      expect(await rowOf('non-disclosure-agreement')).toMatchObject({ pageCount: 3 })
    })
  })
}

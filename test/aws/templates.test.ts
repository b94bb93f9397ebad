import { beforeEach, describe, expect, it } from 'vitest'
import { presignTemplateUrl, putIfAbsent, readObject } from '../../lambdas/core/templates/bucket.ts'
import {
  clearTemplateCache,
  evictTemplate,
  lookUpTemplate,
} from '../../lambdas/core/templates/current.ts'
import { findDetails, savePageCount, touchDetails } from '../../lambdas/core/templates/details.ts'
import { restoreVersion, storeVersion } from '../../lambdas/core/templates/store-version.ts'
import { findNewest, insertVersion, listVersions } from '../../lambdas/core/templates/versions.ts'
import { setUpAws } from '../support/store/aws.ts'
import { countAwsCalls, interceptCalls } from '../support/store/intercept-calls.ts'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const timeAt = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

setUpAws()
beforeEach(() => {
  interceptCalls((_, send) => send())
  clearTemplateCache()
})

const bytes = (text: string) => new TextEncoder().encode(text)

/** A version of a document that no other test uses. */
const draft = (document_id: string, changes: object = {}) => ({
  document_id,
  version: '1.0.0',
  file_type: 'pdf' as const,
  notes: 'First',
  state: 'Default',
  origin: 'upload' as const,
  page_count: 3,
  ...changes,
})

describe('an uploaded template', () => {
  it('becomes the newest version, with its own key and date', async () => {
    const version = await storeVersion(draft('stored'), bytes('%PDF'), NOW)
    expect(version).toEqual({
      ...draft('stored'),
      version_key: 'upload#Default#pdf#2026-11-21T10:00:00.000Z#1.0.0',
      file_path: `stored/1.0.0_${NOW.getTime()}.pdf`,
      is_current_version: true,
      upload_date: NOW.toISOString(),
      size: 4,
    })
    expect(await findNewest('stored', version)).toEqual(version)
    expect((await readObject(version.file_path))?.bytes.toString()).toBe('%PDF')
  })

  it('replaces no file or record created at the same moment', async () => {
    const first = await storeVersion(draft('twice'), bytes('one'), NOW)
    const second = await storeVersion(draft('twice'), bytes('two'), NOW)
    expect(second.upload_date).toBe(timeAt(1).toISOString())
    expect((await readObject(first.file_path))?.bytes.toString()).toBe('one')
    expect((await readObject(second.file_path))?.bytes.toString()).toBe('two')
    expect(await insertVersion({ ...first, notes: 'Other' })).toBe(false)
    expect(await listVersions('twice')).toEqual([second, first])
  })

  it('throws when no key is free for that second', async () => {
    interceptCalls(async (call, send) => {
      if (call.name !== 'PutItem') return send()
      const taken = { name: 'ConditionalCheckFailedException', $fault: 'client', $metadata: {} }
      throw Object.assign(new Error('Taken'), taken)
    })
    const version = { ...draft('full'), version_key: 'x', file_path: 'x', size: 1 }
    const older = { ...version, is_current_version: true, upload_date: NOW.toISOString() }
    await expect(restoreVersion(older, NOW)).rejects.toThrow('No free key')
  })

  it('is not stored when S3 fails for another reason', async () => {
    const file = { file_path: 'failing/1.pdf', file_type: 'pdf' as const }
    interceptCalls(() => Promise.reject(new Error('S3 is away')))
    await expect(putIfAbsent(file, bytes('%PDF'))).rejects.toThrow('S3 is away')
    await expect(readObject(file.file_path)).rejects.toThrow('S3 is away')
  })

  it('is undefined, not an error, when no file exists', async () => {
    expect(await readObject('nowhere/1.pdf')).toBeUndefined()
  })
})

describe('a template link', () => {
  const file = { file_path: 'linked/1.docx', file_type: 'docx' as const }

  it('lasts five minutes and downloads or displays the file under its name', async () => {
    expect(await putIfAbsent(file, bytes('PK'))).toBe(true)
    const options = { fileName: 'a-template.docx', inline: false }
    const saved = await presignTemplateUrl(file, options)
    expect(new URL(saved).searchParams.get('X-Amz-Expires')).toBe('300')
    const response = await fetch(saved)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=a-template.docx')
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    )
    expect(await response.text()).toBe('PK')
    const shown = await fetch(await presignTemplateUrl(file, { ...options, inline: true }))
    expect(shown.headers.get('content-disposition')).toBe('inline; filename=a-template.docx')
    await shown.arrayBuffer()
  })

  it('lets browsers cache the file for an hour', async () => {
    const puts: object[] = []
    interceptCalls((call, send) => {
      puts.push(call.input)
      return send()
    })
    await putIfAbsent({ ...file, file_path: 'existing/1.docx' }, bytes('PK'))
    expect(puts).toMatchObject([{ CacheControl: 'max-age=3600', IfNoneMatch: '*' }])
  })
})

describe('the active template file', () => {
  it('is cached for 30 seconds, then read again', async () => {
    await storeVersion(draft('cached'), bytes('one'), NOW)
    const calls = countAwsCalls()
    const look = (milliseconds: number) => lookUpTemplate('cached', 'Default', timeAt(milliseconds))
    const found = await look(0)
    expect(await look(29_999)).toEqual(found)
    expect(calls).toEqual(['Query', 'Query'])
    await look(30_000)
    expect(calls).toHaveLength(4)
    expect(await lookUpTemplate('cached', 'Texas', timeAt(0))).toEqual({
      ...{ documentId: 'cached', state: 'Texas', files: {} },
    })
    expect(calls).toHaveLength(6)
  })

  it('is evicted for one document only, in all its states', async () => {
    for (const id of ['bill', 'bill-of-sale']) {
      for (const state of ['Default', 'Texas']) await lookUpTemplate(id, state, NOW)
    }
    evictTemplate('bill')
    const calls = countAwsCalls()
    for (const state of ['Default', 'Texas']) await lookUpTemplate('bill-of-sale', state, NOW)
    expect(calls).toEqual([])
    for (const state of ['Default', 'Texas']) await lookUpTemplate('bill', state, NOW)
    expect(calls).toHaveLength(4)
  })

  it('is empty while DynamoDB fails, and is looked up again afterward', async () => {
    const version = await storeVersion(draft('away'), bytes('one'), NOW)
    interceptCalls(() => Promise.reject(new Error('DynamoDB is away')))
    expect(await lookUpTemplate('away', 'Default', NOW)).toEqual({
      ...{ documentId: 'away', state: 'Default', files: {} },
    })
    interceptCalls((_, send) => send())
    expect((await lookUpTemplate('away', 'Default', NOW)).files).toEqual({ pdf: version })
  })

  it('is never a version recorded as inactive or a placeholder', async () => {
    const version = await storeVersion(draft('apart', { state: 'Texas' }), bytes('1'), NOW)
    const withdrawn = {
      ...version,
      version_key: `${version.version_key}#`,
      is_current_version: false,
    }
    expect(await insertVersion(withdrawn)).toBe(true)
    const placeholder = draft('apart', { origin: 'placeholder', file_type: 'docx' })
    await storeVersion(placeholder, bytes('2'), NOW)
    expect((await lookUpTemplate('apart', 'Texas', NOW)).files).toEqual({})
    expect((await lookUpTemplate('apart', 'Default', NOW)).files).toEqual({})
  })
})

it('lists every version of a document across several pages of the table', async () => {
  const notes = 'x'.repeat(300_000)
  const keys = [0, 1, 2, 3, 4].map((day) => timeAt(day * 86_400_000))
  for (const now of keys) await storeVersion(draft('paged', { notes }), bytes('1'), now)
  const found = await listVersions('paged')
  expect(found.map(({ upload_date }) => upload_date)).toEqual(
    keys.toReversed().map((date) => date.toISOString()),
  )
})

describe('template details', () => {
  const rowOf = (document_id: string) => ({ document_id, title: 'A title', description: 'Words' })

  it('have the dates of the first and last change', async () => {
    await touchDetails(rowOf('touched'), NOW)
    await touchDetails({ ...rowOf('touched'), title: 'Another' }, timeAt(1))
    expect(await findDetails('touched')).toEqual({
      ...rowOf('touched'),
      title: 'Another',
      created_at: NOW.toISOString(),
      updated_at: timeAt(1).toISOString(),
    })
  })

  it('have the page count and when it was measured, without a new change date', async () => {
    await savePageCount(rowOf('measured'), 4, NOW)
    await savePageCount(rowOf('measured'), 5, timeAt(1))
    expect(await findDetails('measured')).toEqual({
      ...rowOf('measured'),
      created_at: NOW.toISOString(),
      updated_at: NOW.toISOString(),
      measured_at: timeAt(1).toISOString(),
      page_count: 5,
    })
  })
})

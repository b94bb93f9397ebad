import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearTemplateCache, lookUpTemplate } from '../../lambdas/core/templates/current.ts'
import { storeVersion } from '../../lambdas/core/templates/store-version.ts'
import { DEFAULT_STATE, insertVersion, keyPrefix } from '../../lambdas/core/templates/versions.ts'
import { callAs } from '../support/store/admin-api.ts'
import { type Store, startStore } from '../support/store/store.ts'

let store: Store
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const kind = (state = DEFAULT_STATE) => ({ origin: 'upload', state, file_type: 'docx' }) as const

const upload = (id: string, version: string, state = DEFAULT_STATE) =>
  storeVersion({ ...kind(state), document_id: id, version, notes: '' }, Buffer.from(version))

/** Records a version as another function does, so that this one's cache does not change. */
const uploadElsewhere = (id: string, version: string, date = new Date(Date.now() + 1000)) =>
  insertVersion({
    ...kind(),
    document_id: id,
    version,
    version_key: `${keyPrefix(kind())}${date.toISOString()}#${version}`,
    file_path: `${id}/${version}_${date.getTime()}.docx`,
    notes: '',
    is_current_version: true,
    upload_date: date.toISOString(),
    size: 1,
  })

const versionOf = async (id: string, state = DEFAULT_STATE, now = new Date()) =>
  (await lookUpTemplate(id, state, now)).files.docx?.version

describe('what a document is made of', () => {
  it('is the generated default while there is no record', async () => {
    expect((await lookUpTemplate('bill-of-sale', DEFAULT_STATE)).files).toEqual({})
  })

  it('is the newest record, immediately in the process that wrote it', async () => {
    await upload('bill-of-sale', '1.0.0')
    expect(await versionOf('bill-of-sale')).toBe('1.0.0')
    await upload('bill-of-sale', '0.9.0')
    expect(await versionOf('bill-of-sale')).toBe('0.9.0')
  })

  it('is cached by document and state', async () => {
    await upload('safe-agreement', '3.0.0', 'Texas')
    expect(await versionOf('safe-agreement', 'Texas')).toBe('3.0.0')
    expect(await versionOf('safe-agreement')).toBeUndefined()
    expect(await versionOf('safe-agreement', 'Texas')).toBe('3.0.0')
  })

  it('comes from the cache for half a minute, unless the cache is cleared', async () => {
    const id = 'promissory-note'
    await upload(id, '1.0.0')
    expect(await versionOf(id)).toBe('1.0.0')
    await uploadElsewhere(id, '2.0.0')
    expect(await versionOf(id)).toBe('1.0.0')
    expect(await versionOf(id, DEFAULT_STATE, new Date(Date.now() + 31_000))).toBe('2.0.0')
    await uploadElsewhere(id, '3.0.0', new Date(Date.now() + 2000))
    expect(await versionOf(id)).toBe('2.0.0')
    clearTemplateCache()
    expect(await versionOf(id)).toBe('3.0.0')
  })

  it('is reloaded when the list is refreshed', async () => {
    const id = 'healthcare-directive'
    const hasWord = async (query: Record<string, string>) => {
      const { body } = await callAs(store, 'listTemplates', { query })
      return body.templates.find((row) => row.id === id)?.hasDocx
    }
    expect(await hasWord({})).toBe(false)
    await uploadElsewhere(id, '1.0.0')
    expect(await hasWord({})).toBe(false)
    expect(await hasWord({ refresh: 'true' })).toBe(true)
  })
})

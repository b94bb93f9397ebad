import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { fileAdapter, loadKeys } from '../../../infra/local/oidc/storage.ts'
import { readLines, readState, replaceFile } from '../../../infra/local/state-files.ts'
import { temporaryFolder } from './folder.ts'

const pair = z.tuple([z.string(), z.number()])

test('replaces a file atomically and leaves no temporary file', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'state.json')
  for (const text of ['["a",1]', '["b",2]']) replaceFile(file, text)
  expect(readState(file, pair)).toEqual(['b', 2])
  expect(await readdir(folder)).toEqual(['state.json'])
})

test.each(['', '{"tor', '["a","b"]'])(
  'renames the unreadable file %j and preserves its contents',
  async (text) => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'state.json'), text)
    expect(readState(join(folder, 'state.json'), pair)).toBeUndefined()
    const [aside = '', ...others] = await readdir(folder)
    expect(aside).toMatch(/^state\.json\.unreadable-/)
    expect(others).toEqual([])
    expect(await readFile(join(folder, aside), 'utf8')).toBe(text)
  },
)

test('skips torn lines and appends the next one on a new line', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'lines.jsonl')
  await writeFile(file, '["a",1]\n["b",2]\n["c",')
  expect(readLines(file, pair)).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  expect(await readFile(file, 'utf8')).toBe('["a",1]\n["b",2]\n')
  await writeFile(file, '["a",1]')
  expect(readLines(file, pair)).toEqual([['a', 1]])
  expect(await readFile(file, 'utf8')).toBe('["a",1]\n')
})

test('regenerates torn keys and sign-ins', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'keys.json'), '{"signing":')
  const keys = loadKeys(folder)
  expect(loadKeys(folder)).toEqual(keys)
  const file = join(folder, 'sign-ins.json')
  await writeFile(file, '')
  const adapter = fileAdapter(file, () => 0)
  await adapter('Session').upsert('id', { uid: 'test-admin' }, 60)
  expect(await fileAdapter(file, () => 0)('Session').find('id')).toEqual({ uid: 'test-admin' })
})

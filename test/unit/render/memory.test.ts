import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('no data derived from answers stays in memory after generation', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    '--import=./bin/loaders.mjs',
    'test/support/answers-in-memory.ts',
  ])
  const { found } = JSON.parse(stdout)
  expect(found, 'the word that is stored on purpose').toContain('stored')
  expect(found, 'an answer of the first document').not.toContain('first')
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { OWNER_KEYS, variableOf } from '../../infra/config/stage.ts'
import { BUILD_VARIABLES } from '../../shared/site/config.ts'
import { PARTS } from '../mutants/parts.mjs'

const text = readFileSync(new URL('../../.github/workflows/deploy.yml', import.meta.url), 'utf8')

/** The indented lines below a key, unindented. */
const below = (yaml: string, key: string): string => {
  const lines = yaml.split('\n')
  const start = lines.indexOf(`${key}:`)
  if (start < 0) throw new Error(`no ${key}`)
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => line !== '' && !line.startsWith(' '))
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map((line) => line.replace(/^ {2}/, ''))
    .join('\n')
}

const jobs = below(text, 'jobs')
const [tests, synthesize, diff, deploy] = ['test', 'synthesize', 'diff', 'deploy'].map((job) =>
  below(jobs, job),
)

describe('the CI workflow', () => {
  it('deploys only what passed the tests, from main, never from a pull request', () => {
    expect(synthesize).toMatch(/^needs: test$/m)
    expect(diff).toMatch(/^needs: synthesize$/m)
    expect(deploy).toMatch(/^needs: diff$/m)
    for (const job of [synthesize, diff, deploy]) {
      expect(job).toContain(
        "if: github.event_name != 'pull_request' && github.ref == 'refs/heads/main'",
      )
    }
  })

  it('pins every action to a commit', () => {
    for (const [, action] of text.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/@[0-9a-f]{40}$/)
  })

  it('passes every configurable value', () => {
    const passed = [...text.matchAll(/^ {6}(STORE_\w+): \$\{\{ vars\.(\w+) \}\}$/gm)]
    for (const [, name, variable] of passed) expect(name).toBe(variable)
    const fixed = ['region', 'stripeApiUrl']
    const wanted = OWNER_KEYS.filter((key) => !fixed.includes(key)).map(variableOf)
    expect(passed.map(([, name]) => name).sort()).toEqual([...wanted, ...BUILD_VARIABLES].sort())
    for (const name of BUILD_VARIABLES) {
      expect(tests).toContain(name)
      expect(synthesize).not.toContain(name)
    }
  })

  it('never interpolates user input into a shell command', () => {
    for (const [, command] of text.matchAll(/run: (.*)$/gm))
      expect(command).not.toContain('$' + '{{')
  })
})

describe('the nightly workflow', () => {
  const nightly = readFileSync(
    new URL('../../.github/workflows/nightly.yml', import.meta.url),
    'utf8',
  )

  it('covers every part with mutation tests', () => {
    const named = [...nightly.matchAll(/^ +parts: (.+)$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    expect(named.toSorted()).toEqual(Object.keys(PARTS).toSorted())
  })
})

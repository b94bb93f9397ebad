import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'

/** A fake AWS CLI that records its arguments and responds by command. */
const FAKE_AWS_CLI = `#!/usr/bin/env node
const { appendFileSync } = require('node:fs')
const args = process.argv.slice(2)
appendFileSync(process.env.CALLS, JSON.stringify(args) + '\\n')
if (args[1] === 'describe-stacks') {
  if (process.env.NO_STACK) { console.error('Stack does not exist'); process.exit(254) }
  console.log('https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Pool1')
}
if (args[1] === 'admin-create-user' && process.env.KNOWN) {
  console.error('An error occurred (UsernameExistsException)'); process.exit(254)
}
`

let folder: string
let calls: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aws-cli-'))
  calls = join(folder, 'calls')
  writeFileSync(join(folder, 'aws'), FAKE_AWS_CLI)
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}')
  chmodSync(join(folder, 'aws'), 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const invite = (args: string[], env: Record<string, string> = {}) => {
  writeFileSync(calls, '')
  const path = `${folder}${delimiter}${process.env.PATH}`
  const result = runCommand('invite-admin.ts', args, { PATH: path, CALLS: calls, ...env })
  const awsCalls: string[][] = readFileSync(calls, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  return { ...result, asked: awsCalls }
}

describe('inviting an admin', () => {
  it('creates the user in the stage’s pool and adds it to the group', () => {
    const { status, lines, asked: awsCalls } = invite(['staging', 'ann@example.com'])
    expect(status).toBe(0)
    expect(lines).toEqual([
      'ann@example.com can sign in to stage staging. Cognito has emailed instructions.',
    ])
    expect(awsCalls.map(([, action]) => action)).toEqual([
      'describe-stacks',
      'admin-create-user',
      'admin-add-user-to-group',
    ])
    expect(awsCalls[0]).toContain('Clausewell-staging')
    for (const command of awsCalls.slice(1)) {
      expect(command.join(' ')).toContain(
        '--user-pool-id us-east-1_Pool1 --username ann@example.com',
      )
    }
    expect(awsCalls[2]?.slice(-2)).toEqual(['--group-name', 'admin'])
  })

  it('only adds an existing user to the group', () => {
    const { status, asked: awsCalls } = invite(['staging', 'ann@example.com'], { KNOWN: '1' })
    expect([status, awsCalls.length]).toEqual([0, 3])
  })

  it('prints the error and stops', () => {
    const missing = invite(['staging', 'ann@example.com'], { NO_STACK: '1' })
    expect(missing).toMatchObject({ status: 1, errors: ['Stack does not exist'] })
    expect(missing.asked).toHaveLength(1)
    expect(invite([]).errors).toEqual([
      expect.stringContaining('Specify a stage'),
      expect.stringContaining('Specify an email address'),
    ])
  })
})

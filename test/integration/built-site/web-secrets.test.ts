import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { STRIPE_KEYS } from '../../../bin/local/servers.ts'
import { ROOT } from '../../support/source-files.ts'

const dist = process.env.WEB_DIST ?? join(ROOT, 'web/dist')

/** Patterns of secrets. */
const SECRETS: Record<string, RegExp> = {
  'a secret key of Stripe': /\b(sk|rk)_(live|test)_\w/,
  'a webhook secret': /\bwhsec_\w/,
  'a key of AWS': /\b(AKIA|ASIA)[0-9A-Z]{16}\b|aws_secret_access_key/i,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
}

const secretsIn = (text: string) => [
  ...Object.entries(SECRETS).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : [])),
  ...Object.values(STRIPE_KEYS).filter((key) => text.includes(key)),
]

it('the web build contains no secret', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => join(dist, file))
    .filter((file) => statSync(file).isFile())
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(10)
  const found = files.flatMap((file) =>
    secretsIn(readFileSync(file, 'latin1')).map((what) => `${file}: ${what}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['a secret key of Stripe', 'const key="sk_live_51H"'],
  ['a webhook secret', '{"secret":"whsec_x"}'],
  ['a key of AWS', `AKIA${'A1'.repeat(8)}`],
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
])('%s would be detected', (what, text) => {
  expect(secretsIn(text)).toContain(what)
})

import { describe, expect, test } from 'vitest'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { documentText } from '../../../shared/documents/engine/plain-text.ts'
import { statutesOf } from '../../../shared/documents/engine/statutes.ts'
import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'
import { withAgreement } from '../../support/fixture-template/index.ts'

const print = (source: string): string =>
  documentText(assemble(withAgreement(source), 'agreement', {}, { today: '2026-11-22' }))

const certificate = (state: string, kind = 'acknowledgment', more = '') =>
  print(
    `{% certificate kind="${kind}" state="${state}" county="Kings" signer="Ann Lee" capacity="as Manager of Elm, LLC" ${more} /%}`,
  )

const PLURAL = /\bindividual\(s\)|\bpersons? or persons|executed the same as their|\bthey\b/

/** The certificate of every state; those that differ only in the name of the state are printed once. */
const certificates = (kind: string): string => {
  const statesByText = new Map<string, string[]>()
  for (const state of STATE_NAMES) {
    const text = certificate(state, kind).replaceAll(state, '[State]')
    statesByText.set(text, [...(statesByText.get(text) ?? []), state])
  }
  return [...statesByText].map(([text, states]) => `## ${states.join(', ')}\n${text}`).join('\n')
}

test.each(['acknowledgment', 'jurat'])('the %s reads as reviewed in every state', async (kind) => {
  expect([...statutesOf(kind).keys()].sort()).toEqual(['any', ...STATE_NAMES].sort())
  for (const state of STATE_NAMES.filter((name) => name !== 'California')) {
    expect(certificate(state, kind)).not.toMatch(PLURAL)
  }
  await expect(certificates(kind)).toMatchFileSnapshot(`./${kind}s.txt`)
})

describe('the acknowledgment', () => {
  test('under New York law uses its text in another state too', () => {
    const text = certificate('Ohio', 'acknowledgment', 'law="New York"')
    expect(text).toContain('State of Ohio, County of Kings')
    expect(text).toContain('personally known to me or proved to me on the basis of')
  })

  test('uses the text of the governing law when the place of signing is unknown', () => {
    const open = '{% certificate law="Florida" signer="Ann Lee" /%}'
    expect(print(open)).toContain('State of [State], County of [County]')
    expect(print(open)).toContain('☐ physical presence')
    const californian = print('{% certificate law="California" signer="Ann Lee" /%}')
    expect(californian).toContain('This record was acknowledged before me')
  })
})

test('a kind without statutory text prints nothing', () => {
  expect(statutesOf('unknown').size).toBe(0)
  expect(print('{% if prescribes("unknown", "Ohio") %}Own{% else /%}None{% /if %}')).toBe('None\n')
  expect(print('A.\n\n{% statutory-text kind="unknown" state="Ohio" /%}')).toBe('A.\n')
})

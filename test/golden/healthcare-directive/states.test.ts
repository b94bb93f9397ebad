import { describe, expect, test } from 'vitest'
import { STATE_LAW } from '../../../shared/documents/healthcare-directive/state-law.ts'
import { STATE_NAMES, type StateName } from '../../../shared/documents/toolbox/states.ts'
import { otherStatesIn } from '../../support/golden.ts'
import { agreementText, COMFORT, instructionsText, TRIAL } from './cases.ts'

/** Addresses elsewhere, so that a state's name can only come from its own text. */
const CLEAN = {
  principal_address: '1 First Street',
  agent_address: '2 Second Street',
  alternate_agent_address: '3 Third Street',
}

const CITES: Record<string, RegExp> = {
  Connecticut: /Conn\. Gen\. Stat\./,
  'New York': /N\.Y\. Pub\. Health Law|Article 29-C/,
  California: /Prob\. Code|Probate Code|Civil Code/,
  Texas: /Health & Safety Code/,
  Florida: /Fla\. Stat\./,
  Massachusetts: /G\.L\. c\. 201D/,
  Delaware: /Del\. (C|Laws)/,
  Nevada: /NRS/,
}

describe.each(STATE_NAMES.map((state) => [state]))('%s', (state) => {
  const texts = [COMFORT, TRIAL].map((answers) => {
    const here = { ...answers, ...CLEAN, state }
    return agreementText(here) + instructionsText(here)
  })

  test('is the only state that the documents name and cite', () => {
    for (const text of texts) {
      expect(otherStatesIn(text, state)).toEqual([])
      for (const [owner, cite] of Object.entries(CITES)) {
        expect(cite.test(text)).toBe(owner === state)
      }
    }
  })

  test('gives the representative a line only to accept, and always asks for two witnesses', () => {
    const { acceptance } = STATE_LAW[state]
    for (const text of texts) {
      expect(text.includes('My Representative does not sign this directive')).toBe(
        state === 'Connecticut',
      )
      expect(text).toMatch(/^Witness 1( \(.*\))?$/m)
      expect(text).toMatch(/^Witness 2$/m)
      expect(/^(Representative|Substitute|Agent)\nSignature/m.test(text)).toBe(
        acceptance !== undefined,
      )
    }
  })

  test('uses its own word for the representative, and sends nobody to look something up', () => {
    const text = agreementText({ ...COMFORT, ...CLEAN, state })
    expect(text).toContain(`calls this person my ${STATE_LAW[state].term}`)
    expect(text).not.toMatch(
      /\bcheck (its|with|the)\b|look up|ask your (doctor|state)|asks? the (staff|facility)/i,
    )
  })

  test('mentions a substitute only when one is named', () => {
    const [withOne, without] = [COMFORT, TRIAL].map((answers) =>
      agreementText({ ...answers, state }),
    )
    expect(withOne).toContain('Substitute')
    expect(without).not.toMatch(/substitute/i)
  })

  test('has a notary page only where it is allowed or needed', () => {
    const without = ['Connecticut', 'New York', 'Massachusetts', 'Florida', 'Delaware']
    for (const text of texts) {
      const printed = /^Notary (Acknowledgment|, Instead)/m.test(
        text.replace('Notary,', 'Notary ,'),
      )
      expect(printed).toBe(!without.includes(state))
    }
  })
})

const PAGES: [StateName, string[]][] = [
  ['Connecticut', ['able to understand the nature and consequences', 'Affidavit of the Witnesses']],
  ['New York', ['appeared to act willingly and free from duress', 'at the signer’s direction']],
  [
    'California',
    [
      'under penalty of perjury under the laws of California',
      'proved to me by convincing evidence',
      'community care facility',
      'Further Statement of One Witness',
      'Probate Code § 4675',
      'proved to me on the basis of satisfactory evidence to be the person(s)',
    ],
  ],
  ['Texas', ['I am a competent adult', 'Signature B', 'certifies that I am incompetent']],
  ['Florida', ['neither the spouse nor a blood relative', 'Witness 1 (neither spouse']],
  ['Massachusetts', ['Each of us affirms:', 'under no constraint or undue influence']],
  ['Delaware', ['not financially responsible for', 'more than 100 days against my objection']],
  ['Nevada', ['know the signer personally', 'aversive intervention', 'certificate of competency']],
  ['Ohio', ['do not provide or pay for the signer’s care', 'State of Ohio, County of Middlesex']],
]

test.each(PAGES)('the signing pages of %s', (state, wordings) => {
  const text = agreementText({ ...COMFORT, state })
  for (const wording of wordings) expect(text).toContain(wording)
})

test('no fee is stated: the guide sends the reader to ask', () => {
  for (const state of ['California', 'Texas', 'Nevada', 'Ohio']) {
    const guide = instructionsText({ ...COMFORT, state })
    expect(guide).toMatch(/check the (notary’s )?current fee/i)
    expect(guide).not.toMatch(/\$\d/)
  }
})

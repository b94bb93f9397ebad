import { describe, expect, it, test } from 'vitest'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { documentText } from '../../../shared/documents/engine/plain-text.ts'
import { NOT_BY_VIDEO, REMOTE_NOTARIES } from '../../../shared/documents/signing/remote-notaries.ts'
import { SIGNING, videoText } from '../../../shared/documents/signing/signing.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'
import { loadTemplateById } from '../../support/templates.ts'

const ids = enabledEntries().map(({ id }) => id)

/** Answers that add a notary page, where the form offers one. */
const WITH_NOTARY: Record<string, Answers> = {
  'bill-of-sale': { notary_county: 'New Haven' },
  'employment-agreement': { notary_county: 'New Haven' },
  'independent-contractor-agreement': { notary_county: 'New Haven' },
  'promissory-note': { notaryRequired: true, county: 'New Haven' },
  'safe-agreement': { notaryRequired: true, signingState: 'Connecticut', county: 'New Haven' },
}

describe('signing information', () => {
  it('exists for every document, with its source and check date', () => {
    expect(Object.keys(SIGNING).toSorted()).toEqual(ids.toSorted())
    for (const { signatures, checked, witnesses, notary } of Object.values(SIGNING)) {
      for (const text of [signatures, witnesses, notary]) expect(text).toMatch(/^[A-Z].*\.$/)
      expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  it.each(ids)('is printed in the instructions with the same words: %s', async (id) => {
    const template = await loadTemplateById(id)
    const given: Answers = { ...template.sampleAnswers, ...WITH_NOTARY[id] }
    const answers: Answers = given.signingState ? { ...given, signingState: 'Iowa' } : given
    const guide = assemble(template, 'instructions', answers, { today: '2026-11-24' })
    const printed = documentText(guide)
    const { signatures, cite, video } = SIGNING[id] ?? {}
    const source = cite ? ` (${cite}, as of November 24, 2026)` : ''
    expect(printed).toContain(`Signatures. ${signatures}${source}`)
    const state = STATE_NAMES.find(
      (name) => name === (answers.signingState ?? answers[template.stateField]),
    )
    if (video === 'by-state') {
      expect(printed).toContain(`Online notarization. ${videoText(id, state)}`)
      if (state) expect(printed).toContain(REMOTE_NOTARIES[state].cite)
    } else expect(printed).not.toContain('Online notarization.')
  })

  it.each(Object.entries(WITH_NOTARY))(
    'mentions no notary without a notary page: %s',
    async (id, notary) => {
      const template = await loadTemplateById(id)
      const without = Object.fromEntries(Object.keys(notary).map((key) => [key, '']))
      const answers = { ...template.sampleAnswers, ...without }
      const printed = assemble(template, 'instructions', answers, { today: '2026-11-24' })
      expect(documentText(printed)).not.toContain('Online notarization.')
    },
  )

  it('requires ink where federal law excludes electronic signatures', () => {
    for (const id of [
      'divorce-settlement-agreement',
      'last-will-and-testament',
      'prenuptial-agreement',
      'promissory-note',
    ]) {
      expect(SIGNING[id]?.signatures).toMatch(/^In ink/)
      expect(SIGNING[id]?.cite).toContain('7003(a)')
    }
  })
})

describe('remote notarization', () => {
  test('is rated for every state, with its law', () => {
    expect(Object.keys(REMOTE_NOTARIES).toSorted()).toEqual([...STATE_NAMES].toSorted())
    for (const { cite } of Object.values(REMOTE_NOTARIES)) expect(cite).toMatch(/\d/)
  })

  test('is offered only where a source was checked, and never for a will', () => {
    expect(videoText('prenuptial-agreement', 'Pennsylvania')).toMatch(
      /^Notaries in Pennsylvania may notarize/,
    )
    expect(videoText('prenuptial-agreement', 'Texas')).toBe(
      "Sign in the notary's presence, unless a notary in Texas confirms that live video is allowed.",
    )
    expect(videoText('prenuptial-agreement', 'California')).toMatch(
      /^Notaries in California may not/,
    )
    expect(videoText('prenuptial-agreement')).toMatch(/^It depends on the state/)
    for (const state of STATE_NAMES) {
      expect(videoText('last-will-and-testament', state)).toMatch(/^Not for this document/)
      expect(videoText('non-disclosure-agreement', state)).toBe('No notary is involved.')
      for (const id of NOT_BY_VIDEO[state] ?? []) expect(videoText(id, state)).toMatch(/may not/)
    }
  })
})

import { describe, expect, it, test } from 'vitest'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { NOT_BY_VIDEO, REMOTE_NOTARIES } from '../../../shared/content/remote-notaries.ts'
import { SIGNING, videoText } from '../../../shared/content/signing.ts'
import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'

const ids = enabledEntries().map(({ id }) => id)

describe('how to sign', () => {
  it('is said of every document, with its source and the day of reading', () => {
    expect(Object.keys(SIGNING).toSorted()).toEqual(ids.toSorted())
    for (const { signatures, cite, checked, witnesses, notary } of Object.values(SIGNING)) {
      for (const text of [signatures, witnesses, notary]) expect(text).toMatch(/^[A-Z].*\.$/)
      expect(cite).not.toBe('')
      expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  it('asks for ink where federal law leaves electronic signatures out', () => {
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

describe('a notary by video', () => {
  test('is judged for every state, with its law', () => {
    expect(Object.keys(REMOTE_NOTARIES).toSorted()).toEqual([...STATE_NAMES].toSorted())
    for (const { cite } of Object.values(REMOTE_NOTARIES)) expect(cite).toMatch(/\d/)
  })

  test('is promised only where a source was read, and never for a will', () => {
    expect(videoText('prenuptial-agreement', 'Pennsylvania')).toMatch(
      /^Notaries of Pennsylvania may/,
    )
    expect(videoText('prenuptial-agreement', 'Texas')).toMatch(/^We could not confirm it for Texas/)
    expect(videoText('prenuptial-agreement', 'California')).toMatch(
      /^Not by notaries of California/,
    )
    expect(videoText('prenuptial-agreement')).toMatch(/^It depends on the state/)
    for (const state of STATE_NAMES) {
      expect(videoText('last-will-and-testament', state)).toMatch(/^Not for this document/)
      expect(videoText('safe-agreement', state)).toBe('No notary takes part.')
      for (const id of NOT_BY_VIDEO[state] ?? []) expect(videoText(id, state)).toMatch(/^Not by/)
    }
  })
})

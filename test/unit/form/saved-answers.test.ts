import { describe, expect, it } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { draftSource } from '../../../web/features/drafts/answer-drafts.ts'
import {
  formatSavedAnswers,
  outdatedAnswers,
  parseSavedAnswers,
  restoreAnswers,
  storageEntry,
} from '../../../web/features/form/state/saved-answers.ts'
import { memoryStorage } from '../../../web/ui/browser/device-storage.ts'
import fc from '../../support/fast-check.ts'

const toJson = (answers: unknown, version: unknown = 1) => JSON.stringify({ version, answers })
const parse = (text: string | null) => parseSavedAnswers(text, template)

describe('answers saved on the device', () => {
  it.each([null, '', '{oops', 'null', '[]', '7', '{"version":1}', toJson(['Bo']), toJson('Bo')])(
    'are empty when the entry is %s',
    (text) => expect(parse(text)).toEqual({}),
  )

  it('omit unknown questions and values', () => {
    const answers = {
      buyer_name: 'Bo',
      seller_name: { toString: 1 },
      item_type: 'rocket',
      seller_in_business: 'yes',
      payment_method: true,
      odometer_reading: null,
      stranger: 'x',
    }
    expect(parse(toJson(answers))).toEqual({ buyer_name: 'Bo' })
  })

  it('cannot pollute object prototypes', () => {
    const text = '{"version":1,"answers":{"__proto__":{"polluted":true},"constructor":"x"}}'
    expect(parse(text)).toEqual({})
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('are normalized when the page was closed mid-typing', () => {
    expect(parse(toJson({ sale_amount: ' $2,400 ', notary_county: 'Hartford County' }))).toEqual({
      sale_amount: '2400',
      notary_county: 'Hartford',
    })
  })

  it('are ignored when the entry is too large', () => {
    expect(parse(toJson({ buyer_name: 'x'.repeat(600_000) }))).toEqual({})
  })

  it('never break the form, whatever the entry contains', () => {
    const keys = new Set(template.steps.flatMap((step) => step.fields.map((field) => field.key)))
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(...keys), (json, key) => {
        const parsed = parse(`{"version":1,"answers":{"${key}":${json}}}`)
        expect(Object.keys(parsed).every((name) => keys.has(name))).toBe(true)
        expect(Object.values(parsed).every((value) => typeof value !== 'object')).toBe(true)
      }),
    )
  })
})

describe('a draft from an outdated form version', () => {
  const source = () =>
    draftSource(template, '2026-11-25', { device: memoryStorage(), tab: memoryStorage() })

  it('gets missing dates from its existing dates, not today', () => {
    const text = toJson({ date: '2026-11-20', seller_name: 'Ann' })
    const { answers, found } = restoreAnswers(source(), text, template)
    expect(found).toBe(true)
    expect(answers).toMatchObject({
      seller_name: 'Ann',
      payment_date: '2026-11-20',
      signature_date: '2026-11-20',
    })
    expect(restoreAnswers(source(), null, template).answers.payment_date).toBe('2026-11-25')
  })

  it('does not fill in an emptied answer', () => {
    const text = toJson({ date: '2026-11-20', payment_date: '', payment_method: '' })
    const { answers } = restoreAnswers(source(), text, template)
    expect(answers).toMatchObject({ payment_date: '', payment_method: '' })
  })

  it('reports exactly the answers that no longer fit', () => {
    const text = toJson({
      buyer_name: 'Bo',
      item_type: 'rocket',
      color: 'blue',
      doors: 4,
      shiny: true,
      note: '  ',
      state: 'Ohio',
    })
    expect(outdatedAnswers(text, template)).toEqual([
      { label: 'What kind of item is it?', answer: 'rocket' },
      { label: undefined, answer: 'blue' },
      { label: undefined, answer: '4' },
    ])
    for (const none of [null, '{oops', formatSavedAnswers(source().complete({}))]) {
      expect(outdatedAnswers(none, template)).toEqual([])
    }
  })
})

describe('an entry written by several tabs', () => {
  it('is never overwritten unread: the write is rejected until the text has been read', () => {
    const storage = memoryStorage()
    const [thisTab, otherTab] = [storageEntry(storage, 'a'), storageEntry(storage, 'a')]
    expect(thisTab.write('one')).toBe('saved')
    expect(otherTab.write('two')).toBe('changed')
    expect(storage.getItem('a')).toBe('one')
    expect(otherTab.read()).toBe('one')
    expect(otherTab.write('two')).toBe('saved')
    expect(thisTab.write('three')).toBe('changed')
  })

  it('accepts the same text twice and treats deletion as a change', () => {
    const storage = memoryStorage()
    const [thisTab, otherTab] = [storageEntry(storage, 'a'), storageEntry(storage, 'a')]
    thisTab.write('one')
    expect(otherTab.write('one')).toBe('saved')
    otherTab.clear()
    expect(thisTab.write('two')).toBe('changed')
    expect(otherTab.write('two')).toBe('saved')
  })

  it('reports when storage is full', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(storageEntry(full, 'a').write('one')).toBe('refused')
  })
})

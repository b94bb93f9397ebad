import { describe, expect, it } from 'vitest'
import type { HistoryEntryView } from '../../../shared/api/admin-purchases.ts'
import { ApiError } from '../../../web/api/api-error.ts'
import { allowedActions, entryText } from '../../../web/features/admin/purchases/purchase-facts.ts'
import { isMember, returnPath, returnStateOf } from '../../../web/features/admin/sign-in/oidc.ts'
import {
  deliveries,
  hasMixedSources,
  lastUpdated,
} from '../../../web/features/admin/templates/template-facts.ts'
import {
  suggestedVersion,
  uploadFailure,
} from '../../../web/features/admin/templates/use-upload.ts'
import { purchaseRow } from '../../support/purchase-row.ts'

describe('the suggested version of an upload', () => {
  it.each([
    ['1.0.0', {}, 'pdf', '1.0.0'],
    ['1.0.0', { pdf: '1.0.0' }, 'pdf', '1.0.1'],
    ['1.0.0', { pdf: '1.0.0' }, 'docx', '1.0.0'],
    ['1.0.9', { pdf: '1.0.9', docx: '1.0.9' }, 'docx', '1.0.10'],
    ['2.0', { pdf: '1.0.0', docx: '2.0' }, 'pdf', '2.0'],
    ['2.0', { docx: '2.0' }, undefined, '2.1'],
    ['final', { pdf: 'final' }, 'pdf', '1.0.0'],
  ] as const)('after %s with files %j for a %s is: %s', (version, versions, type, suggested) => {
    expect(suggestedVersion({ version, versions }, type)).toBe(suggested)
  })

  it('is the default while no document is selected', () => {
    expect(suggestedVersion(undefined)).toBe('1.0.0')
  })
})

it.each([
  [null, 'Never updated'],
  ['', 'Never updated'],
  ['soon', 'Unknown'],
])('a template last updated %j says %s', (iso, text) => {
  expect(lastUpdated(iso)).toBe(text)
})

it('a rejected upload says why', () => {
  const failure = new ApiError(422, { code: 'invalid', error: 'x' })
  expect(uploadFailure(failure)).toEqual({ title: 'Upload failed', description: 'x' })
})

describe('delivered files', () => {
  it.each([
    [{}, false, ['Generated', 'Generated']],
    [{ pdf: '1.0.0' }, true, ['Uploaded, version 1.0.0', 'Generated']],
    [{ pdf: '1.0.0', docx: '1.0.1' }, true, ['Uploaded, version 1.0.0', 'Uploaded, version 1.0.1']],
    [{ pdf: '2', docx: '2' }, false, ['Uploaded, version 2', 'Uploaded, version 2']],
  ])('for uploads %j come from different sources: %s', (versions, split, texts) => {
    expect(hasMixedSources({ versions })).toBe(split)
    const blank = deliveries({ id: 'bill-of-sale', versions }).slice(0, 2)
    expect(blank.map(({ text }) => text)).toEqual(texts)
  })
})

describe('admin access', () => {
  it('requires the exact admin group in the claims', () => {
    expect(isMember({ 'cognito:groups': ['editors', 'admin'] })).toBe(true)
    for (const profile of [
      {},
      { 'cognito:groups': 'admin' },
      { 'cognito:groups': ['Admin'] },
      null,
    ]) {
      expect(isMember(profile)).toBe(false)
    }
  })

  it('returns to an admin page, whatever the state parameter contains', () => {
    expect(returnPath(returnStateOf('/admin/templates/'))).toBe('/admin/templates')
    expect(returnPath(returnStateOf('/pricing'))).toBe('/admin')
    for (const state of [undefined, { returnTo: 'https://evil.example' }, { returnTo: '//x' }, 1]) {
      expect(returnPath(state)).toBe('/admin')
    }
  })
})

const at = '2026-11-21T12:00:00Z'

describe('allowed actions', () => {
  it.each([
    ['open', [false, false, false, false]],
    ['paid', [false, true, true, true]],
    ['ready', [true, true, true, true]],
    ['expired', [false, false, false, false]],
    ['failed', [false, false, false, false]],
    ['revoked', [false, false, false, true]],
    ['unmatched', [false, false, false, true]],
  ] as const)('for %s (new link, address change, regeneration, refund): %s', (status, allowed) => {
    const { reissue, readdress, retry, refund } = allowedActions(purchaseRow({ status }))
    expect([reissue, readdress, retry, refund]).toEqual(allowed)
  })
})

it.each<[string, HistoryEntryView]>([
  ['Paid', { event: 'paid', at }],
  ['New link issued, by you', { event: 'reissued', at, by: 'me@example.com' }],
  ['New link issued, by you', { event: 'reissued', at, by: 'sub-1' }],
  ['New link issued, by ann@example.com', { event: 'reissued', at, by: 'ann@example.com' }],
  ['Refunded: $9 of $19, by Stripe', { event: 'refunded', at, amount: 900, by: 'Stripe' }],
  [
    'Refund failed: $9 of $19, by Stripe',
    { event: 'refund_failed', at, amount: 900, by: 'Stripe' },
  ],
  ['Refunded: $19, by you', { event: 'refunded', at, amount: 1900, by: 'sub-1' }],
  ['Refunded', { event: 'refunded', at }],
  [
    'Address changed: from a***@gmial.com to a***@gmail.com',
    { event: 'readdressed', at, from: 'a***@gmial.com', to: 'a***@gmail.com' },
  ],
  ['Address changed: to a***@gmail.com', { event: 'readdressed', at, to: 'a***@gmail.com' }],
  ['Note: Called the buyer, by you', { event: 'noted', at, text: 'Called the buyer', by: 'sub-1' }],
])('the history entry reads: %s', (text, entry) => {
  expect(entryText(entry, { amount: 1900 }, ['me@example.com', 'sub-1'])).toBe(text)
})

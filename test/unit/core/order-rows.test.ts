import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { purchase } from '../../../lambdas/core/orders/order.ts'
import { readRow, readRows, UnreadableRow } from '../../../lambdas/core/platform/rows.ts'
import { collectOutput } from '../../support/store/log-privacy.ts'
import stored from '../../support/store/stored-rows.json' with { type: 'json' }

const { orders } = stored
const ready = orders['ready and mailed']

describe('an order record', () => {
  it.each(Object.entries(orders))('is parsed completely: %s', (_, row) => {
    const { sweeps, ...read } = { sweeps: undefined, ...purchase.parse(row) }
    expect(row).toMatchObject(read)
    // The number of the sweep's attempts is irrelevant once an order is revoked.
    const left = Object.keys(row).filter((key) => !(key in read) && key !== 'sweeps')
    expect(left).toEqual([])
    expect(sweeps === undefined || 'sweeps' in row).toBe(true)
  })

  it('may have attributes added by newer code', () => {
    expect(purchase.parse({ ...ready, color: 'red' })).not.toHaveProperty('color')
  })

  it.each([
    ['a ready order without a link expiry', { expires_at: undefined }],
    ['half a cent', { amount: 1900.5 }],
    ['nested answers', { document_data: { seller_name: { first: 'Ann' } } }],
  ])('is rejected with %s', (_, changes) => {
    expect(purchase.safeParse({ ...ready, ...changes }).success).toBe(false)
  })

  it.each([
    ['paid', 'paid', 'download_token'],
    ['paid', 'paid', 'awaiting'],
    ['revoked', 'erased', 'revoked_at'],
    ['unmatched', 'unmatched', 'session_id'],
  ] as const)('in state %s must have %s: %s', (_, name, attribute) => {
    const row = { ...orders[name], [attribute]: undefined }
    expect(purchase.safeParse(row).error?.issues[0]?.path).toEqual([attribute])
  })
})

describe('an unreadable record', () => {
  const output = collectOutput([])
  let start = 0
  beforeEach(() => {
    start = output.lines.length
  })
  const printedLines = () => output.lines.slice(start).join('\n')
  afterAll(() => {
    output.stop()
    output.check()
  })

  const odd = { ...ready, expires_at: 'Ann Lee' }

  it('raises the alarm and is rejected with the attribute, not its value', () => {
    expect(() => readRow(purchase, odd)).toThrow(UnreadableRow)
    const text = printedLines()
    expect(text).toContain('"UnreadableRows":1')
    expect(text).toContain('"attribute":"expires_at"')
    expect(text).toContain('"error":"UnreadableRow"')
    expect(text).toContain(odd.id.slice(0, 12))
    expect(text).not.toContain('Ann Lee')
    expect(text).not.toContain(odd.id)
    expect(text).not.toContain(odd.download_token)
  })

  it('is left out of a list without affecting others', () => {
    const paid = orders.paid
    expect(readRows(purchase, [odd, paid]).map(({ id }) => id)).toEqual([paid.id])
    expect(readRows(purchase, undefined)).toEqual([])
    expect(printedLines().match(/"UnreadableRows":1/g)).toHaveLength(1)
  })

  it('is identified by its document id if that is the key, and has no id if it has no key', () => {
    expect(() => readRow(purchase, { document_id: 'bill-of-sale' })).toThrow(UnreadableRow)
    expect(printedLines()).toContain('"document":"bill-of-sale"')
    expect(() => readRow(purchase, {})).toThrow(UnreadableRow)
    expect(() => readRow(purchase, { document_id: { name: 'Ann Lee' } })).toThrow(UnreadableRow)
    expect(printedLines()).not.toContain('Ann Lee')
  })
})

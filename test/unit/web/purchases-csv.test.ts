import { describe, expect, it } from 'vitest'
import type { PurchaseRow } from '../../../shared/api/admin-purchases.ts'
import type { PurchasePage } from '../../../shared/api/recent-purchases.ts'
import {
  DEFAULT_SEARCH,
  findPage,
  findPaid,
} from '../../../web/features/admin/purchases/purchase-search.ts'
import { csvCell, purchasesCsv } from '../../../web/features/admin/purchases/purchases-csv.ts'
import type { AdminCall } from '../../../web/features/admin/sign-in/admin-caller.ts'
import { purchaseRow as row } from '../../support/purchase-row.ts'

describe('a CSV cell', () => {
  it.each([
    ['＝1+1', "'＝1+1"],
    [' +1', "' +1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("http://x","a")', `"'=HYPERLINK(""http://x"",""a"")"`],
    ['\r=1', `"'\r=1"`],
    ['Smith, Ann', '"Smith, Ann"'],
    ['a=b', 'a=b'],
  ])('that a spreadsheet would execute or truncate is text: %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })
})

describe('the CSV export', () => {
  it('has a line per payment, oldest first, with refunds', () => {
    const csv = purchasesCsv([
      row({
        ...{ id: 'ord_2', paidAt: '2026-11-02T10:00:00.000Z', refunded: 900 },
        paymentMethod: 'Visa ending in 4242',
        history: [{ event: 'refunded', at: '2026-11-05T10:00:00.000Z', amount: 900 }],
      }),
      row({ orderNumber: 'CW-0123ABCD', usState: 'Texas' }),
      row({ id: 'ord_3', status: 'open', paidAt: undefined, paymentId: undefined }),
      row({ id: 'ord_4', paymentId: undefined, paidAt: '2026-11-03T10:00:00.000Z' }),
      row({
        id: 'unmatched_cs_1',
        status: 'unmatched',
        paidAt: undefined,
        currency: 'jpy',
        title: '=cmd',
      }),
      row({ id: 'unmatched_cs_3', status: 'unmatched', paidAt: undefined, assignedTo: 'ord_1' }),
      row({ id: 'unmatched_cs_2', status: 'unmatched', paidAt: undefined, currency: 'unknown' }),
    ])
    expect(csv.split('\r\n')).toEqual([
      'Date (UTC),Order,Document,Buyer,US state,Status,Amount,Currency,Refunded,Refunded on (UTC),Disputed,Net,Payment method,Payment,Checkout session',
      "2026-10-31,unmatched_cs_1,'=cmd,,,Ready,1900,JPY,0,,0,1900,,pi_1,",
      '2026-10-31,unmatched_cs_2,Bill of Sale,,,Ready,19.00,UNKNOWN,0.00,,0.00,19.00,,pi_1,',
      '2026-11-01,CW-0123ABCD,Bill of Sale,,Texas,Ready,19.00,USD,0.00,,0.00,19.00,,pi_1,',
      '2026-11-02,ord_2,Bill of Sale,,,Ready,19.00,USD,9.00,2026-11-05,0.00,10.00,Visa ending in 4242,pi_1,',
      '2026-11-03,ord_4,Bill of Sale,,,Ready,0.00,USD,0.00,,0.00,0.00,,,',
      '',
    ])
  })
})

describe('a dispute in the CSV export', () => {
  const disputedIn = (changes: Partial<PurchaseRow>) =>
    purchasesCsv([row(changes)])
      .split('\r\n')[1]
      ?.split(',')
      .at(-5)

  it('counts the unrefunded amount while open or lost', () => {
    expect(disputedIn({ status: 'revoked', isDisputed: true })).toBe('19.00')
    expect(disputedIn({ status: 'revoked', isDisputed: true, refunded: 900 })).toBe('10.00')
    expect(disputedIn({ isDisputed: false })).toBe('0.00')
  })
})

/** Calls that return these pages in order and record the requests. */
const fakeCalls = (pages: readonly PurchasePage[], found: PurchaseRow[] = []) => {
  const inputs: unknown[] = []
  let next = 0
  const call: AdminCall = async (route, ...[input]) => {
    inputs.push(input)
    const page = route.path.endsWith('/purchases') ? { purchases: found } : pages[next++]
    return route.response.parse(page) as never
  }
  return { call, asked: inputs }
}

describe('a purchase search', () => {
  it('for the start of a title finds the purchases of that document', async () => {
    const { call, asked: inputs } = fakeCalls([{ purchases: [row()] }])
    await findPage(call, { ...DEFAULT_SEARCH, text: 'bill of' })
    expect(inputs[1]).toMatchObject({ document: 'bill-of-sale', text: undefined })
  })

  it('for the export reads every page and filters by payment date', async () => {
    const { call, asked: inputs } = fakeCalls([
      { purchases: [row(), row({ id: 'ord_2', paidAt: '2026-12-01T00:00:00.000Z' })], next: 't1' },
      { purchases: [], next: 't2' },
      { purchases: [row({ id: 'ord_3', paidAt: '2026-10-31T23:59:59.000Z' })] },
    ])
    const paid = await findPaid(call, { ...DEFAULT_SEARCH, from: '2026-11-01', to: '2026-11-30' })
    expect(paid.map(({ id }) => id)).toEqual(['ord_1'])
    expect(inputs).toMatchObject([
      { from: '2026-10-01', to: '2026-11-30', before: undefined },
      { before: 't1' },
      { before: 't2' },
    ])
  })

  it('ends where a page references itself', async () => {
    const { call, asked: inputs } = fakeCalls([
      { purchases: [row()], next: 't1' },
      { purchases: [row()], next: 't1' },
    ])
    expect(await findPaid(call, DEFAULT_SEARCH)).toHaveLength(2)
    expect(inputs).toHaveLength(2)
  })

  it('for text tries a whole address or id first', async () => {
    const found = fakeCalls([], [row()])
    expect(await findPage(found.call, { ...DEFAULT_SEARCH, text: 'ord_1' })).toEqual({
      purchases: [row()],
    })
    const parts = fakeCalls([{ purchases: [row({ id: 'ord_5' })] }])
    await findPage(parts.call, { ...DEFAULT_SEARCH, text: 'devon' })
    expect(parts.asked).toMatchObject([{ query: 'devon' }, { text: 'devon', state: 'sold' }])
    const filtered = fakeCalls([{ purchases: [] }])
    await findPage(filtered.call, { ...DEFAULT_SEARCH, text: 'devon', state: 'revoked' })
    expect(filtered.asked).toMatchObject([{ text: 'devon', state: 'revoked' }])
  })
})

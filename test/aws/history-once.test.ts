import { afterEach, describe, expect, it } from 'vitest'
import { recordMailFeedback } from '../../lambdas/core/orders/mail-feedback.ts'
import type { Purchase } from '../../lambdas/core/orders/order.ts'
import { settle } from '../../lambdas/core/orders/settlement.ts'
import { findPurchase } from '../../lambdas/core/orders/table.ts'
import {
  markMailed,
  regenerateFiles,
  regenerateMissingFiles,
} from '../../lambdas/core/orders/transitions.ts'
import { addNote, claim } from '../../lambdas/core/orders/unmatched.ts'
import { aws, setUpAws } from '../support/store/aws.ts'
import { awsError, interceptCalls, loseNextResponse } from '../support/store/intercept-calls.ts'
import { putPurchase } from '../support/store/put-purchase.ts'
import stored from '../support/store/stored-rows.json' with { type: 'json' }

const { orders } = stored
const NOW = new Date('2026-11-21T10:00:00.000Z')
const BOUNCE = { event: 'bounced', at: NOW.toISOString(), to: 'b@example.com' } as const

setUpAws()
afterEach(() => interceptCalls((_, send) => send()))

type Status = Purchase['status']
type RowIn<S extends Status> = Extract<Purchase, { status: S }>

/** Runs a transition that adds one entry, and returns its result and the history of the row. */
const runTransition = async <S extends Status>(
  row: Record<string, unknown>,
  status: S,
  run: (row: RowIn<S>) => Promise<boolean>,
) => {
  const found = await putPurchase(aws, row, status)
  const done = await run(found)
  return { done, history: (await findPurchase(found.id))?.history }
}

const note = (id: string) => addNote(id, 'Called the payer', NOW, 'x')
const noteUnmatched = () => runTransition(orders.unmatched, 'unmatched', ({ id }) => note(id))
const { 'ready and mailed': mailed, 'ready before its mail': unmailed } = orders
const dispute = async (row: RowIn<'unmatched'>) =>
  (await settle(row, { refunds: [], isDisputed: true }, NOW)).result === 'changed'

/** The conditions of all transitions but the last still hold after they were applied. */
const TRANSITIONS: [
  event: string,
  subject: string,
  transition: () => ReturnType<typeof runTransition>,
][] = [
  ['noted', 'a note on a payment', noteUnmatched],
  [
    'mailed',
    'an emailed link',
    () => runTransition(unmailed, 'ready', (row) => markMailed(row, NOW)),
  ],
  [
    'remade',
    'a paid order',
    () => runTransition(orders.paid, 'paid', (row) => regenerateFiles(row, NOW)),
  ],
  [
    'remade',
    'regenerated files',
    () => runTransition(mailed, 'ready', (row) => regenerateFiles(row, NOW)),
  ],
  [
    'bounced',
    'a returned email',
    () => runTransition(mailed, 'ready', ({ id }) => recordMailFeedback(id, BOUNCE)),
  ],
  ['disputed', 'a disputed payment', () => runTransition(orders.unmatched, 'unmatched', dispute)],
  [
    'assigned',
    'an assigned payment',
    () => runTransition(orders.unmatched, 'unmatched', (row) => claim(row, 'ord_1', NOW)),
  ],
  [
    'remade',
    'missing files',
    () => runTransition(mailed, 'ready', (row) => regenerateMissingFiles(row, NOW)),
  ],
]

describe('the history after a lost write response', () => {
  it.each(TRANSITIONS)('has one "%s" entry for %s', async (event, _subject, run) => {
    const attempts = loseNextResponse(({ name }) => name === 'UpdateItem')
    const { done, history } = await run()
    expect(attempts.filter((name) => name === 'UpdateItem')).toHaveLength(2)
    expect(history?.map((entry) => entry.event)).toEqual([event])
    expect(done, 'and the caller gets the result').toBe(true)
  })
})

it('adds both notes when an admin writes the same note twice', async () => {
  const { done, history } = await runTransition(orders.unmatched, 'unmatched', async ({ id }) => {
    await note(id)
    return note(id)
  })
  expect(done).toBe(true)
  expect(history?.map(({ text }) => text)).toEqual(['Called the payer', 'Called the payer'])
})

it('keeps a note when another one is written before the SDK retries', async () => {
  let isLost = false
  interceptCalls(async ({ name }, send) => {
    if (name !== 'UpdateItem' || isLost) return send()
    isLost = true
    await addNote(orders.unmatched.id, 'By another', NOW, 'y')
    throw awsError()
  }, 'attempts')
  const { history } = await noteUnmatched()
  expect(history?.map(({ by }) => by)).toEqual(['y', 'x'])
})

import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { resetMemoized } from '../../lambdas/core/platform/memoize.ts'
import { signUp, unsubscribeAddress } from '../../lambdas/shop/signups.ts'
import { findTestDownload } from '../../lambdas/shop/test-download.ts'
import { FILE_FORMATS } from '../../shared/api/downloads.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { SIGNUP_DAYS } from '../../shared/retention.ts'
import { createTestToken } from '../../shared/test-token.ts'
import { functions, setUpFunctions } from '../support/functions/functions.ts'
import {
  awsError,
  countAwsCalls,
  interceptCalls,
  loseNextResponse,
} from '../support/store/intercept-calls.ts'
import { allSignups } from '../support/store/rows.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

setUpFunctions()

const guidesTo = async (part: string) =>
  (await functions.servers.mail.messages()).filter(({ to }) => JSON.stringify(to).includes(part))
    .length

describe('the free guide', () => {
  const newReader = () => `reader-${randomUUID().slice(0, 8)}`
  const start = Date.parse('2026-11-25T10:00:00.000Z')
  const timeAt = (later: number) => new Date(start + later)

  it('is emailed again on request after a day, and not before', async () => {
    const reader = newReader()
    const email = `${reader}@example.com`
    await signUp(email, timeAt(0))
    await signUp(email, timeAt(DAY_MS))
    expect(await guidesTo(reader)).toBe(1)
    await signUp(email, timeAt(DAY_MS + 1))
    expect(await guidesTo(reader)).toBe(2)
  })

  it('expires with the address two years after the last email, unless the reader unsubscribed', async () => {
    const [reader, ended] = [`${newReader()}@example.com`, `${newReader()}@example.com`]
    for (const email of [reader, ended]) await signUp(email, timeAt(0))
    await signUp(reader, timeAt(DAY_MS + 1))
    await unsubscribeAddress(ended)
    const rows = await allSignups(functions)
    const endOf = (email: string) => rows.find((row) => row.email === email)?.purge_at
    expect(endOf(reader)).toBe(Math.floor((start + DAY_MS + 1) / 1000) + SIGNUP_DAYS * 86_400)
    expect(endOf(ended)).toBeUndefined()
  })

  it('makes the same AWS calls whether or not it is due, so that timing reveals nothing', async () => {
    const [reader, former] = [newReader(), newReader()]
    const callsOf = async (name: string, later: number) => {
      const calls = countAwsCalls()
      await signUp(`${name}@example.com`, timeAt(later))
      return calls
    }
    const simulatorAddress = 'success@simulator.amazonses.com'
    const due = await callsOf(reader, 0)
    expect(due).toEqual(['UpdateItem', 'SendEmail'])
    const before = await guidesTo(simulatorAddress)
    expect(await callsOf(reader, HOUR_MS)).toEqual(due)
    await callsOf(former, 0)
    await unsubscribeAddress(`${former}@example.com`)
    expect(await callsOf(former, 2 * DAY_MS)).toEqual(due)
    expect([await guidesTo(reader), await guidesTo(former)]).toEqual([1, 1])
    expect(await guidesTo(simulatorAddress)).toBe(before + 2)
  })

  it('is sent on a new request after its email was rejected', async () => {
    const reader = newReader()
    functions.servers.mail.failNext(1)
    await expect(signUp(`${reader}@example.com`, timeAt(0))).rejects.toThrow()
    await signUp(`${reader}@example.com`, timeAt(1))
    expect(await guidesTo(reader)).toBe(1)
  })

  it('fails the same way for known and new readers when email is down', async () => {
    const email = `${newReader()}@example.com`
    await signUp(email, timeAt(0))
    functions.servers.mail.failNext(1)
    await expect(signUp(email, timeAt(1))).rejects.toThrow()
  })

  it('is sent once when the DynamoDB response is lost, and is not lost for a day', async () => {
    const reader = newReader()
    const attempts = loseNextResponse(({ name }) => name === 'UpdateItem')
    await signUp(`${reader}@example.com`, timeAt(0))
    expect(attempts).toEqual(['UpdateItem', 'UpdateItem', 'SendEmail'])
    expect(await guidesTo(reader)).toBe(1)
  })

  it('is not sent twice a day when the DynamoDB write is retried', async () => {
    const reader = newReader()
    await signUp(`${reader}@example.com`, timeAt(0))
    const attempts: string[] = []
    interceptCalls(({ name }, send) => {
      attempts.push(name)
      if (attempts.length === 1) throw awsError()
      return send()
    }, 'attempts')
    await signUp(`${reader}@example.com`, timeAt(HOUR_MS))
    expect(attempts).toEqual(['UpdateItem', 'UpdateItem', 'SendEmail'])
    expect(await guidesTo(reader)).toBe(1)
  })
})

describe('a test link', () => {
  const now = new Date('2026-11-25T10:00:00.000Z')
  const token = createTestToken('bill-of-sale', now)
  const openAt = (later: number) => findTestDownload(token, new Date(now.getTime() + later))

  afterEach(() => {
    process.env.TEST_TOKENS = 'on'
    resetMemoized()
  })

  it('returns 404 in production, where test links are off', async () => {
    process.env.TEST_TOKENS = 'off'
    resetMemoized()
    expect(openAt(0)).toBeUndefined()
    const token = createTestToken('bill-of-sale')
    await functions.expectError('getDownload', 'not_found', { token })
    await functions.expectError('downloadFile', 'not_found', { token, format: 'pdf' })
  })

  it('opens the samples for seven days, to the millisecond', async () => {
    expect(openAt(0)).toEqual({
      documentId: 'bill-of-sale',
      title: 'Bill of Sale',
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 7 * DAY_MS).toISOString(),
      files: FILE_FORMATS,
      fileNames: {
        docx: 'Bill_of_Sale_template.docx',
        pdf: 'Bill_of_Sale_template.pdf',
        instructions: 'Bill_of_Sale_instructions.pdf',
      },
      preparing: [],
      revision: 1,
      beingCorrected: false,
      state: 'ready',
      paymentId: 'TEST_PAYMENT',
    })
    expect(openAt(7 * DAY_MS)).toBeDefined()
    expect(() => openAt(7 * DAY_MS + 1)).toThrow(MESSAGES.download.expired)
    const old = createTestToken('bill-of-sale', new Date(Date.now() - 8 * DAY_MS))
    await functions.expectError('getDownload', 'gone', { token: old })
  })

  it('accepts a time in seconds', () => {
    const seconds = now.getTime() / 1000
    const found = findTestDownload(`test_bill-of-sale_${seconds}_abc123`, now)
    expect(found).toMatchObject({ createdAt: now.toISOString() })
  })

  it('with a future date or an unknown document opens nothing', async () => {
    for (const token of [
      ...['unknown', 'living-trust', '__proto__'].map((id) => createTestToken(id)),
      ...['test_bill-of-sale_soon_abcdef', 'test_..%2f..%2fetc_1800000000000_abc'],
    ]) {
      await functions.expectError('getDownload', 'not_found', { token })
    }
    expect(openAt(-1)).toBeUndefined()
    expect(findTestDownload(createTestToken('bill-of-goods', now), now)).toBeUndefined()
    expect(findTestDownload('a'.repeat(43), now)).toBeUndefined()
  })
})

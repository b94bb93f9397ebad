import { createHash } from 'node:crypto'
import type { SQSRecord } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { filePrefixOf, keyOf } from '../../lambdas/core/files.ts'
import { clearTemplateCache } from '../../lambdas/core/templates/current.ts'
import { completeOrder } from '../../lambdas/generation/complete-order.ts'
import { handler } from '../../lambdas/generation/index.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { PLACEHOLDER_STATES } from '../../shared/template-files.ts'
import { docxText, pdfText } from '../support/file-text.ts'
import { testCommonErrors } from '../support/functions/common-errors.ts'
import { functions, setUpFunctions } from '../support/functions/functions.ts'
import { asService } from '../support/functions/permissions.ts'
import { cleanUpload } from '../support/hostile/cleaned.ts'
import { pdfFile } from '../support/hostile/pdf.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import { revoke } from '../support/store/revoke.ts'
import { allFiles, removeFile, rewriteOrder } from '../support/store/rows.ts'
import { CAR_SALE, payAt, purchase } from '../support/store/store.ts'

setUpFunctions()

const action = 'create_template_placeholders' as const

describe('generateDocuments', () => {
  it('creates a placeholder for every state', async () => {
    const documentIds = ['bill-of-sale']
    const { results, ...rest } = await functions.call('generateDocuments', {
      action,
      documentIds,
    })
    expect(rest).toEqual({ success: true, remaining: [] })
    expect(results.map(({ state }) => state)).toEqual(PLACEHOLDER_STATES)
  })

  it('creates nothing when one of the documents is unknown', async () => {
    const documentIds = ['promissory-note', 'unknown']
    const input = { action, documentIds }
    const { error } = await functions.expectError('generateDocuments', 'not_found', input)
    expect(error).toBe(MESSAGES.notFound.document)
    const id = 'promissory-note'
    expect(await functions.call('listTemplateVersions', { id })).toEqual({ versions: [] })
  })

  it('reports the document that failed and continues with the next', async () => {
    functions.servers.storage.failNextPuts(3)
    const documentIds = ['bill-of-sale', 'safe-agreement']
    const { results, ...rest } = await functions.call('generateDocuments', { action, documentIds })
    expect(rest).toMatchObject({ success: false, error: expect.stringContaining('Bill of Sale') })
    expect(new Set(results.map(({ documentId }) => documentId))).toEqual(
      new Set(['safe-agreement']),
    )
  })

  it.each<[string, object]>([
    ['another action', { action: 'delete' }],
    ['no documents', { documentIds: [] }],
    ['more than fifty', { documentIds: Array.from({ length: 51 }, () => 'bill-of-sale') }],
    ['an overlong id', { documentIds: ['a'.repeat(101)] }],
    ['an extra field', { state: 'Texas' }],
  ])('rejects a request with %s', async (_, changes) => {
    await functions.expectError('generateDocuments', 'invalid', { action, ...changes })
  })
})

const recordOf = (messageId: string, request: object) =>
  ({ messageId, body: JSON.stringify(request) }) as SQSRecord

const consume = (Records: SQSRecord[]) => asService('generation', () => handler({ Records }))

describe('the queue handler', () => {
  it('generates the files of a correction and marks the replaced ones for deletion', async () => {
    const { id, token } = await functions.buy()
    const answers = { ...CAR_SALE, buyer_name: 'Devon Achterberg-Ruiz' }
    await functions.call('correctAnswers', { token, answers, revision: 1 })
    expect(await consume([recordOf('correction', { orderId: id })])).toEqual({
      batchItemFailures: [],
    })
    const { files, revision, beingCorrected } = await functions.call('getDownload', { token })
    expect({ files, revision, beingCorrected }).toEqual({
      files: ['docx', 'pdf', 'instructions'],
      revision: 2,
      beingCorrected: false,
    })
    for (const format of files) {
      const link = await functions.call('downloadFile', { token, format })
      const bytes = new Uint8Array(await (await fetch(`${link}`)).arrayBuffer())
      const text = format === 'docx' ? docxText(bytes) : await pdfText(bytes)
      expect(text).toContain(answers.buyer_name)
      expect(text).not.toContain(`${CAR_SALE.buyer_name},`)
    }
    const [mail] = await functions.servers.mail.messages()
    expect(mail?.subject).toMatch(/^Your corrected Bill of Sale is ready/)
    expect(mail?.text).toContain(token)
  })

  it('serves a blank document from the uploaded file', async () => {
    const bytes = pdfFile()
    await functions.call('recordVersion', await functions.uploadToPublish(bytes))
    clearTemplateCache()
    const { token } = await functions.buy({ answers: undefined })
    const fileOf = async (token: string, format: 'docx' | 'pdf') => {
      const link = await functions.call('downloadFile', { token, format })
      return new Uint8Array(await (await fetch(`${link}`)).arrayBuffer())
    }
    expect(Buffer.from(await fileOf(token, 'pdf'))).toEqual(await cleanUpload('pdf', bytes))
    expect(docxText(await fileOf(token, 'docx'))).toContain('Bill of Sale')
    const answered = await functions.buy()
    expect(await pdfText(await fileOf(answered.token, 'pdf'))).toContain(CAR_SALE.seller_name)
  })

  it('emails the links of an address', async () => {
    const records = [recordOf('a', { linksFor: 'unknown@example.com' })]
    expect(await consume(records)).toEqual({ batchItemFailures: [] })
  })

  it('generates no files for an already refunded purchase', async () => {
    const { url, orderId } = await functions.call('createCheckout', purchase())
    await payAt(url, 'pay')
    await functions.call('getPurchase', { reference: orderId })
    await revoke(orderId)
    expect(await consume([recordOf('refunded', { orderId })])).toEqual({ batchItemFailures: [] })
    const files = await allFiles(functions)
    expect(files.filter((key) => key.startsWith(filePrefixOf(orderId)))).toEqual([])
  })

  it('regenerates a lost file without emailing the buyer', async () => {
    const { id, token } = await functions.buy()
    await removeFile(functions, keyOf(id, 'pdf'))
    expect((await functions.call('getDownload', { token })).preparing).toEqual(['pdf'])
    const mails = await functions.servers.mail.messages()
    await consume([recordOf('lost', { orderId: id })])
    expect((await functions.call('getDownload', { token })).preparing).toEqual([])
    expect(await functions.servers.mail.messages()).toEqual(mails)
  })

  it('counts the pages of a document and reports failed messages for redelivery', async () => {
    const Records = [
      recordOf('known', { measure: 'bill-of-sale' }),
      recordOf('unknown', { measure: 'bill-of-goods' }),
    ]
    expect(await consume(Records)).toEqual({ batchItemFailures: [{ itemIdentifier: 'unknown' }] })
    const { pageCount } = await functions.call('getTemplate', { id: 'bill-of-sale' })
    expect(pageCount).toBeGreaterThan(0)
  })
})

describe('the instruction steps', () => {
  it('match the answers and have titles and texts', async () => {
    const { token } = await functions.buy()
    const { steps } = await functions.call('getSteps', { token })
    expect(steps).toHaveLength(13)
    expect(steps[0]?.title).toBe('Read every page together')
    for (const { title, text } of steps) {
      expect(title).toMatch(/^[A-Z].{8,90}[a-z]$/)
      expect(text).toMatch(/^\S.{20,}/)
    }
  })

  it.each(['A'.repeat(43), 'short', '__proto__'])('return 404 for %s', async (token) => {
    await functions.expectError('getSteps', 'not_found', { token })
  })

  it('are unavailable once the link expires', async () => {
    const { id, token } = await functions.buy()
    await rewriteOrder(functions, id, { expires_at: '2026-11-01T12:00:00.000Z' })
    await functions.expectError('getSteps', 'not_found', { token })
  })
})

describe('a receipt', () => {
  const wordsOf = async (token: string) =>
    (await pdfText(await functions.call('getReceipt', { token }))).replace(/\s+/g, '')

  it('states the purchase, the amount and the file hashes', async () => {
    const { id, token } = await functions.buy()
    const words = await wordsOf(token)
    const bytes = await (
      await fetch(await functions.call('downloadFile', { token, format: 'pdf' }))
    ).arrayBuffer()
    const digest = createHash('sha256').update(Buffer.from(bytes)).digest('hex')
    const number = `CW-${id.slice(4, 12).toUpperCase()}`
    for (const said of [number, 'BillofSale', '$19.00USD', 'devon.achterberg@example.com', digest])
      expect(words).toContain(said)
    for (const hidden of ['Refunded', 'Deletedon', 'Marisol']) {
      expect(words).not.toContain(hidden)
    }
  })

  it('verifies as genuine', async () => {
    const { token } = await functions.buy()
    const receipt = await functions.call('getReceipt', { token })
    const sha256 = createHash('sha256').update(receipt).digest('hex')
    expect(await functions.call('verifyFile', { sha256 })).toMatchObject({
      title: 'Bill of Sale',
      format: 'receipt',
    })
    const changed = createHash('sha256').update(receipt).update('x').digest('hex')
    await functions.expectError('verifyFile', 'not_found', { sha256: changed })
  })

  it('is available after the link expires and states the refund', async () => {
    const { id, token } = await functions.buy()
    await rewriteOrder(functions, id, {
      expires_at: '2026-11-01T12:00:00.000Z',
      refunded_amount: 900,
      refunded_at: '2026-11-20T12:00:00.000Z',
    })
    expect(await wordsOf(token)).toContain('Refunded$9.00USDonNovember20,2026(UTC)')
  })

  it('states that an erased document cannot be restored, in the email as well', async () => {
    const { id, token } = await functions.buy()
    const before = (await functions.servers.mail.messages()).length
    await functions.call('deleteDownload', { token })
    const words = await wordsOf(token)
    expect(words).toContain('Nothingcanberestored')
    expect(words).not.toContain('devon.achterberg@example.com')
    expect(words).toContain(`CW-${id.slice(4, 12).toUpperCase()}`)
    const mails = await functions.servers.mail.messages()
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]?.text).toContain('Nothing can be restored')
    expect(mails[0]?.text).not.toContain(token)
  })

  it.each(['A'.repeat(43), 'short', '__proto__', 'a'.repeat(5000)])(
    'returns 404 for %.50s',
    async (token) => {
      await functions.expectError('getReceipt', 'not_found', { token })
    },
  )
})

it('sends no email with the old files when answers are corrected before it goes out', async () => {
  const { url, orderId } = await functions.call('createCheckout', purchase())
  await payAt(url, 'pay')
  await functions.call('getPurchase', { reference: orderId })
  const before = await functions.servers.mail.messages()
  let reads = 0
  interceptCalls(async ({ name, input }, send) => {
    if (
      name === 'GetItem' &&
      'Key' in input &&
      JSON.stringify(input.Key).includes(`"id":"${orderId}"`)
    )
      reads += 1
    if (reads === 2) {
      reads += 1
      await rewriteOrder(functions, orderId, { revision: 2 })
    }
    return send()
  })
  await completeOrder(orderId)
  expect(reads).toBe(3)
  expect(await functions.servers.mail.messages()).toEqual(before)
})

it('states an amount of $0.00 in the email and on the download page when nothing was due', async () => {
  const { url, orderId } = await functions.call('createCheckout', purchase())
  await payAt(url, 'pay')
  await functions.call('getPurchase', { reference: orderId })
  await rewriteOrder(functions, orderId, { payment_id: undefined })
  await completeOrder(orderId)
  const { text = '' } = (await functions.servers.mail.messages())[0] ?? {}
  expect(text).toContain('Amount: $0.00 USD')
  const { downloadToken: token = '' } = await functions.call('getPurchase', {
    reference: orderId,
  })
  expect((await functions.call('getDownload', { token })).amount).toBe(0)
})

// Few runs, because each request may render many documents.
testCommonErrors('generation', { shapedRuns: 3 })

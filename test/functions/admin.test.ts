import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keyOf } from '../../lambdas/core/files.ts'
import { restoreVersion } from '../../lambdas/core/templates/store-version.ts'
import { listVersions } from '../../lambdas/core/templates/versions.ts'
import type { RouteName } from '../../shared/api/routes.ts'
import { enabledEntries } from '../../shared/catalog/lookup.ts'
import { templateIds } from '../../shared/documents/registry.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { testAddressChanges } from '../support/functions/admin-addresses.ts'
import { testRedelivery } from '../support/functions/admin-deliveries.ts'
import { testErasures } from '../support/functions/admin-erasures.ts'
import { testOrderHistory } from '../support/functions/admin-history.ts'
import { testPurchaseList } from '../support/functions/admin-list.ts'
import { testPaymentDecisions } from '../support/functions/admin-payments.ts'
import { testPublishing } from '../support/functions/admin-publishing.ts'
import { testPurchaseSearch } from '../support/functions/admin-search.ts'
import { testTemplateOverview } from '../support/functions/admin-templates.ts'
import { testCommonErrors } from '../support/functions/common-errors.ts'
import { functions, setUpFunctions } from '../support/functions/functions.ts'
import { cleanUpload } from '../support/hostile/cleaned.ts'
import { pdfFile } from '../support/hostile/pdf.ts'
import { lazy } from '../support/once.ts'
import { putTemplateRow, removeFile, rewriteOrder } from '../support/store/rows.ts'
import { purchase } from '../support/store/store.ts'

setUpFunctions()

const buyFirst = lazy(() => functions.buy())
/** The id of an unpaid order. */
const openOrder = lazy(async () => (await functions.call('createOrder', purchase())).orderId)

const id = 'bill-of-sale'
const fileName = 'template.pdf'

const upload = (bytes: Uint8Array) => functions.uploadToPublish(bytes)
const digest = '0'.repeat(64)

it('listTemplates returns all other documents when one record is unreadable', async () => {
  await putTemplateRow(functions, { document_id: 'safe-agreement', title: 7 })
  const { templates } = await functions.call('listTemplates', {})
  expect(templates).toHaveLength(enabledEntries().length)
})

describe('templates', () => {
  it('are listed with their specified page count', async () => {
    const { templates } = await functions.call('listTemplates', { refresh: 'true' })
    expect(templates.map((row) => row.id).sort()).toEqual([...templateIds].sort())
    expect(await functions.call('getTemplate', { id })).toMatchObject({
      title: 'Bill of Sale',
      specifiedPages: 4,
      hasPdf: false,
    })
  })

  it('use an uploaded file, and an older one again once it is restored', async () => {
    const { version } = await functions.call('recordVersion', await upload(pdfFile()))
    expect(version).toMatchObject({ fileType: 'pdf', origin: 'upload', pageCount: 1, inUse: true })
    const newer = await functions.call('recordVersion', {
      ...(await upload(pdfFile({ trailer: '/Info 7 0 R' }))),
      version: '2.0.0',
      notes: 'Reviewed',
    })
    const restored = await functions.call('restoreVersion', { id, versionId: version.id })
    expect(restored.version).toMatchObject({
      origin: 'restore',
      version: version.version,
      inUse: true,
    })
    const { versions } = await functions.call('listTemplateVersions', { id })
    expect(versions.map((row) => row.id)).toEqual([
      restored.version.id,
      newer.version.id,
      version.id,
    ])
    const { url, fileName: saved } = await functions.call('templateFile', { id, type: 'pdf' })
    await functions.expectError('templateFile', 'invalid', { id, type: 'pdf', version: '' })
    const file = await fetch(url)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(await cleanUpload('pdf', pdfFile()))
    expect(saved).toBe('bill-of-sale-template.pdf')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*bill-of-sale-template/)
    const shown = await functions.call('templateFile', { id, type: 'pdf', inline: 'true' })
    const headers = (await fetch(shown.url)).headers
    expect(headers.get('content-disposition')).toMatch(/^inline; .*bill-of-sale-template/)
  })

  it('have no version without a file or for a rejected file', async () => {
    const nothing = { id, fileName, uploadId: '0'.repeat(32), digest }
    const absent = await functions.expectError('recordVersion', 'not_found', nothing)
    expect(absent.error).toBe(MESSAGES.templates.noFileProvided)
    const without = await functions.expectError('recordVersion', 'invalid', {
      id,
      fileName,
      digest,
    })
    expect(without.error).toBe(MESSAGES.templates.noFileProvided)
    const refused = await upload(pdfFile({ catalog: '/OpenAction << /S /JavaScript >>' }))
    const { error } = await functions.expectError('recordVersion', 'invalid', refused)
    expect(Object.values(MESSAGES.templates.refused)).toContain(error)
    await functions.expectError('recordVersion', 'not_found', refused)
  })

  it('can only be Word files and PDFs', async () => {
    for (const fileName of ['notes.txt', 'template.docx.exe', 'template', 'a.pdfx', 'a.doc']) {
      const { error } = await functions.expectError('createUpload', 'invalid', { id, fileName })
      expect(error).toBe(MESSAGES.templates.invalidType.text)
    }
  })

  it('become successive versions when restored at the same moment', async () => {
    const [version] = await listVersions(id)
    if (!version) throw new Error('No version to restore')
    const now = new Date()
    const restored = [await restoreVersion(version, now), await restoreVersion(version, now)]
    expect(restored.map(({ upload_date }) => Date.parse(upload_date) - now.getTime())).toEqual([
      0, 1,
    ])
  })

  it('are not served as the other file type', async () => {
    const [version] = await listVersions(id)
    const input = { id, type: 'docx', version: version?.version_key }
    expect(version?.file_type).toBe('pdf')
    await functions.expectError('templateFile', 'not_found', input)
  })

  it('of one state cannot be restored for all states', async () => {
    const documentIds = ['promissory-note']
    await functions.call('generateDocuments', {
      action: 'create_template_placeholders',
      documentIds,
    })
    const { versions } = await functions.call('listTemplateVersions', { id: 'promissory-note' })
    const versionId = versions.find(({ state }) => state === 'Texas')?.id
    const input = { id: 'promissory-note', versionId }
    const { error } = await functions.expectError('restoreVersion', 'conflict', input)
    expect(error).toBe(MESSAGES.templates.notRestorable)
  })

  it.each<[string, RouteName, object]>([
    ['file of its type', 'templateFile', { type: 'docx' }],
    ['file of that version', 'templateFile', { type: 'pdf', version: 'unknown' }],
    ['file of another type', 'templateFile', { type: 'exe' }],
    ['version to restore', 'restoreVersion', { versionId: 'unknown' }],
  ])('return 404 without a %s', async (_, name, rest) => {
    await functions.expectError(name, 'not_found', { id, ...rest })
  })

  it.each<[RouteName, object]>([
    ['getTemplate', {}],
    ['listTemplateVersions', {}],
    ['templateFile', { type: 'pdf' }],
    ['createUpload', { fileName }],
    ['recordVersion', { fileName, uploadId: '0'.repeat(32), digest }],
    ['restoreVersion', { versionId: 'unknown' }],
  ])('return 404 for an unknown document: %s', async (name, rest) => {
    for (const unknown of ['unknown', '..', '__proto__', 'BILL-OF-SALE']) {
      await functions.expectError(name, 'not_found', { id: unknown, ...rest })
    }
  })
})

describe('purchases', () => {
  it('are found before payment, without payment details', async () => {
    const open = await openOrder()
    const { purchases } = await functions.call('findPurchases', { query: open })
    expect(purchases).toMatchObject([{ id: open, status: 'open' }])
    expect(purchases[0]).not.toHaveProperty('email')
    expect(purchases[0]).not.toHaveProperty('paymentId')
  })

  it('have their files regenerated when one is missing', async () => {
    const bought = await buyFirst()
    await removeFile(functions, keyOf(bought.id, 'pdf'))
    expect(await functions.call('retryPurchase', { id: bought.id })).toEqual({ status: 'ready' })
  })

  it('get a new link that revokes the old one', async () => {
    const bought = await buyFirst()
    const { downloadToken } = await functions.call('reissuePurchase', { id: bought.id })
    await functions.expectError('getDownload', 'not_found', { token: bought.token })
    await functions.call('getDownload', { token: downloadToken })
    bought.token = downloadToken
  })

  it.each<['reissuePurchase' | 'retryPurchase' | 'refundPurchase', string]>([
    ['reissuePurchase', MESSAGES.purchases.notReissuable],
    ['retryPurchase', MESSAGES.purchases.notRepeatable],
    ['refundPurchase', MESSAGES.purchases.notRefundable],
  ])('must exist and be paid for: %s', async (name, message) => {
    for (const unknown of ['ord_unknown', '..', '__proto__', 'a'.repeat(5000)]) {
      await functions.expectError(name, 'not_found', { id: unknown, requestId: randomUUID() })
    }
    expect(
      (
        await functions.expectError(name, 'conflict', {
          id: await openOrder(),
          requestId: randomUUID(),
        })
      ).error,
    ).toBe(message)
  })

  it('without a known payment cannot be refunded', async () => {
    const { id } = await functions.buy()
    await rewriteOrder(functions, id, { payment_id: undefined })
    const { error } = await functions.expectError('refundPurchase', 'conflict', {
      id,
      requestId: randomUUID(),
    })
    expect(error).toBe(MESSAGES.purchases.notRefundable)
    await rewriteOrder(functions, id, { payment_id: 'pi_unknown' })
    await functions.expectError('refundPurchase', 'unexpected', { id, requestId: randomUUID() })
    const { purchases } = await functions.call('findPurchases', { query: id })
    expect(purchases).toMatchObject([{ status: 'ready' }])
  })

  it('are refunded once, which revokes their link', async () => {
    const bought = await buyFirst()
    const refund = await functions.call('refundPurchase', {
      id: bought.id,
      requestId: randomUUID(),
    })
    expect(refund).toMatchObject({ status: 'revoked', amount: 1900, currency: 'usd' })
    expect(
      await functions.call('refundPurchase', { id: bought.id, requestId: randomUUID() }),
    ).toEqual(refund)
    await functions.expectError('getDownload', 'gone', { token: bought.token })
    await functions.expectError('reissuePurchase', 'conflict', { id: bought.id })
  })
})

it('lists unmatched payments until they are refunded', async () => {
  const sessionId = await functions.payUnknownSession()
  const { payments } = await functions.call('listUnmatchedPayments', {})
  expect(payments).toMatchObject([{ sessionId, amount: 2500, currency: 'usd' }])
  const refund = { id: payments[0]?.id ?? '', requestId: randomUUID() }
  expect(await functions.call('refundPurchase', refund)).toMatchObject({ status: 'unmatched' })
  expect(await functions.call('listUnmatchedPayments', {})).toEqual({ payments: [] })
})

testPublishing()
testAddressChanges()
testOrderHistory()
testPaymentDecisions()
testPurchaseList()
testPurchaseSearch()
testTemplateOverview()
testRedelivery()
testErasures()
testCommonErrors('admin')

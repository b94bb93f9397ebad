import { parse } from 'content-disposition'
import { describe, expect, it } from 'vitest'
import { keyOf, keyStart } from '../../../lambdas/core/files.ts'
import { sweep } from '../../../lambdas/payments/sweep.ts'
import type { DownloadView } from '../../../shared/api/downloads.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { docxText, pdfText } from '../../support/file-text.ts'
import { allFiles, allOrders, removeFile, rewriteOrder } from '../../support/store/rows.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'
import { CAR_SALE, payAt } from '../../support/store/store.ts'
import { until } from '../../support/store/until.ts'

setUpSharedStore()

const buy = async (changes: Record<string, unknown> = {}) => {
  const { body } = await store.checkout(changes)
  await payAt(body.url, 'pay')
  const { downloadToken = '' } = await store.ready(body.orderId)
  return { orderId: body.orderId, token: downloadToken }
}

const mailsWith = async (token: string) =>
  (await store.parts.mail.messages()).filter(({ text }) => text?.includes(token))

/** A purchase with its mail sent, after which no work is left. */
const buyMailed = async () => {
  const bought = await buy()
  await until(
    async () => (await allOrders(store)).find(({ id }) => id === bought.orderId)?.mailed_at,
    (mailedAt) => mailedAt !== undefined,
  )
  return bought
}

const fetchFile = async (token: string, format: string) => {
  const { status, headers } = await store.get(`/api/downloads/${token}/${format}`)
  expect(status).toBe(302)
  const file = await fetch(headers.get('location') ?? '')
  expect(file.status).toBe(200)
  return { file, bytes: new Uint8Array(await file.arrayBuffer()) }
}

describe('the files', () => {
  it('download under their names and carry the answers', async () => {
    const { token } = await buy()
    const word = await fetchFile(token, 'docx')
    const pdf = await fetchFile(token, 'pdf')
    const guide = await fetchFile(token, 'instructions')
    const nameOf = ({ file }: typeof word) =>
      parse(file.headers.get('content-disposition') ?? '').parameters.filename
    expect([word, pdf, guide].map(nameOf)).toEqual([
      'Bill_of_Sale_Etienne_Achterberg.docx',
      'Bill_of_Sale_Etienne_Achterberg.pdf',
      'Bill_of_Sale_Etienne_Achterberg_instructions.pdf',
    ])
    expect(word.file.url).not.toContain('Etienne')
    const view = await store.get<DownloadView>(`/api/downloads/${token}`)
    expect(Object.values(view.body.fileNames)).toEqual([word, pdf, guide].map(nameOf))
    for (const text of [docxText(word.bytes), await pdfText(pdf.bytes)]) {
      expect(text).toContain(CAR_SALE.seller_name)
      expect(text).toContain('Seven Thousand Eight Hundred Fifty')
    }
    expect(await pdfText(guide.bytes)).toContain('what to do next')
  })

  it.each(['docx', 'pdf', 'instructions'])(
    'answer HEAD with the headers of the file, after which it still downloads: %s',
    async (format) => {
      const { token } = await buy()
      const address = `${store.site}/api/downloads/${token}/${format}`
      const head = await fetch(address, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
      const { bytes } = await fetchFile(token, format)
      expect(Number(head.headers.get('content-length'))).toBe(bytes.length)
    },
  )

  it('answer HEAD of a link that opens nothing as they answer GET', async () => {
    const address = `${store.site}/api/downloads/${'x'.repeat(43)}/pdf`
    expect((await fetch(address, { method: 'HEAD' })).status).toBe((await fetch(address)).status)
  })

  it('get a fresh link at each click', async () => {
    const { token } = await buy()
    const first = await store.get(`/api/downloads/${token}/pdf`)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const second = await store.get(`/api/downloads/${token}/pdf`)
    expect(first.headers.get('location')).not.toBe(second.headers.get('location'))
  })

  it.each(['Łukasz Nguyễn', '李小龍', 'Ann 🚗 O’Neil', '<b>Ann</b> & {% $x %}', 'x'.repeat(200)])(
    'are made for a buyer called %s',
    async (name) => {
      const { token } = await buy({ answers: { ...CAR_SALE, buyer_name: name } })
      const { bytes } = await fetchFile(token, 'docx')
      expect(docxText(bytes).replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
      expect((await fetchFile(token, 'pdf')).bytes.length).toBeGreaterThan(1000)
    },
  )

  it('of a blank template can be completed by hand', async () => {
    const { token } = await buy({ answers: undefined })
    const text = await pdfText((await fetchFile(token, 'pdf')).bytes)
    expect(text).toContain('Bill of Sale')
    expect(text).not.toMatch(/undefined|null/)
  })
})

describe('a download link', () => {
  it('says what it opens', async () => {
    const before = Date.now()
    const { token } = await buy()
    const { status, body } = await store.download(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ title: 'Bill of Sale', files: ['docx', 'pdf', 'instructions'] })
    const begun = Date.parse(body.expiresAt) - 7 * 86_400_000
    expect(begun).toBeGreaterThanOrEqual(before)
    expect(begun).toBeLessThanOrEqual(Date.now())
  })

  it.each(['unknown', 'a'.repeat(43), '__proto__', '%00', 'a'.repeat(10_000), '..%2f..'])(
    'that is none (%s) is not found',
    async (token) => {
      const { status, body } = await store.download(token)
      expect(status).toBe(404)
      expect(body.error).toBe(MESSAGES.download.notFound)
    },
  )

  it('offers three formats and no other', async () => {
    const { token } = await buy()
    expect((await store.get(`/api/downloads/${token}/exe`)).status).toBe(404)
  })

  it('says of a file that is lost that it is being made again, and makes it', async () => {
    const { orderId, token } = await buyMailed()
    const before = (await fetchFile(token, 'pdf')).bytes
    const mails = (await mailsWith(token)).length
    await removeFile(store, keyOf(orderId, 'pdf'))
    const { body } = await store.download(token)
    expect(body).toMatchObject({ files: ['docx', 'instructions'], preparing: ['pdf'] })
    expect((await store.complete(token)).preparing).toEqual([])
    expect((await fetchFile(token, 'pdf')).bytes).toEqual(before)
    expect(await mailsWith(token)).toHaveLength(mails)
  })

  it('sends nobody to a file that is lost, and makes it again for who clicked', async () => {
    const { orderId, token } = await buyMailed()
    await removeFile(store, keyOf(orderId, 'docx'))
    const { status, body } = await store.get<{ error: string }>(`/api/downloads/${token}/docx`)
    expect(status).toBe(503)
    expect(body.error).toBe(MESSAGES.download.preparing)
    await until(
      () => store.get(`/api/downloads/${token}/docx`),
      (reply) => reply.status === 302,
    )
  })

  it('makes a lost file again with the next sweep, when the message was lost as well', async () => {
    const { orderId, token } = await buyMailed()
    await removeFile(store, keyOf(orderId, 'pdf'))
    const longAgo = new Date(Date.now() - 600_000).toISOString()
    const changes = { awaiting: 'files', due_at: longAgo, remake_at: longAgo, sweeps: 0 } as const
    await rewriteOrder(store, orderId, changes)
    await sweep()
    await store.complete(token)
  })

  it('promises nothing that a person has to look after first', async () => {
    const { orderId, token } = await buyMailed()
    await rewriteOrder(store, orderId, { awaiting: 'review', mailed_at: undefined })
    await removeFile(store, keyOf(orderId, 'pdf'))
    const { body } = await store.download(token)
    expect(body).toMatchObject({ files: ['docx', 'instructions'], preparing: [] })
    const reply = await store.get<{ error: string }>(`/api/downloads/${token}/pdf`)
    expect(reply.status).toBe(404)
    expect(reply.body.error).toBe(MESSAGES.download.failed)
  })

  it('says that it has expired, for each of its files too', async () => {
    const { orderId, token } = await buy()
    await rewriteOrder(store, orderId, { expires_at: new Date(Date.now() - 1000).toISOString() })
    for (const path of ['', '/pdf', '/docx', '/instructions']) {
      const { status, body } = await store.get<{ error: string }>(`/api/downloads/${token}${path}`)
      expect(status).toBe(410)
      expect(body.error).toBe(MESSAGES.download.expired)
    }
  })
})

describe('deleting', () => {
  it('erases answers, address, link and files at once', async () => {
    const { orderId, token } = await buy()
    const reply = await fetch(`${store.site}/api/downloads/${token}`, { method: 'DELETE' })
    expect(reply.status).toBe(200)
    expect((await store.download(token)).status).toBe(410)
    expect((await allFiles(store)).filter((key) => key.startsWith(keyStart(orderId)))).toEqual([])
    const row = JSON.stringify((await allOrders(store)).find(({ id }) => id === orderId))
    expect(row).not.toContain(CAR_SALE.seller_name)
    expect(row).not.toContain('@')
    expect(row).not.toContain(token)
  })
})

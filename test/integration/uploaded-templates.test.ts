import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { docxText, pdfText } from '../support/file-text.ts'
import { cleaned } from '../support/hostile/cleaned.ts'
import { wordFile } from '../support/hostile/docx.ts'
import { pdfFile, stream } from '../support/hostile/pdf.ts'
import { callAs, uploadTemplate } from '../support/store/admin-api.ts'
import { removeFile } from '../support/store/rows.ts'
import { CAR_SALE, payAt, type Store, startStore } from '../support/store/store.ts'

let store: Store
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const buy = async (changes: Record<string, unknown> = {}) => {
  const { body } = await store.checkout(changes)
  await payAt(body.url, 'pay')
  const { downloadToken = '' } = await store.ready(body.orderId)
  return { orderId: body.orderId, token: downloadToken }
}

const fetchFile = async (token: string, format: string) => {
  const { headers } = await store.get(`/api/downloads/${token}/${format}`)
  const file = await fetch(headers.get('location') ?? '')
  return new Uint8Array(await file.arrayBuffer())
}

const blank = { answers: undefined }
const word = new Uint8Array(wordFile({ body: '<w:r><w:t>The firm’s own form</w:t></w:r>' }))
const pdf = new Uint8Array(pdfFile({ objects: [stream('/Length 2', 'q Q')] }))

describe('a blank document', () => {
  it('is generated while nothing is uploaded', async () => {
    const { token } = await buy(blank)
    expect(docxText(await fetchFile(token, 'docx'))).toContain('Bill of Sale')
  })

  it('is the uploaded Word file from then on, with the PDF and the guide generated', async () => {
    await uploadTemplate(store, word)
    const { token } = await buy(blank)
    expect(await fetchFile(token, 'docx')).toEqual(new Uint8Array(await cleaned('docx', word)))
    expect(await pdfText(await fetchFile(token, 'pdf'))).toContain('Bill of Sale')
    expect(await pdfText(await fetchFile(token, 'instructions'))).toContain('what to do next')
  })

  it('is the uploaded PDF as well, once there is one', async () => {
    await uploadTemplate(store, pdf, { fileName: 'a.pdf' })
    const { token } = await buy(blank)
    expect(await fetchFile(token, 'pdf')).toEqual(new Uint8Array(await cleaned('pdf', pdf)))
    expect(await fetchFile(token, 'docx')).toEqual(new Uint8Array(await cleaned('docx', word)))
  })

  it('is never a placeholder', async () => {
    const body = { action: 'create_template_placeholders', documentIds: ['bill-of-sale'] }
    await callAs(store, 'generateDocuments', { body })
    const { token } = await buy(blank)
    expect(await fetchFile(token, 'pdf')).toEqual(new Uint8Array(await cleaned('pdf', pdf)))
  })

  it('is not what was refused', async () => {
    const macros = wordFile({ extra: [{ name: 'word/vbaProject.bin', data: 'x' }] })
    expect((await uploadTemplate(store, macros)).status).toBe(422)
    const { token } = await buy(blank)
    expect(await fetchFile(token, 'docx')).toEqual(new Uint8Array(await cleaned('docx', word)))
  })

  it('of another document is not touched', async () => {
    const { token } = await buy({
      documentId: 'promissory-note',
      documentTitle: 'Promissory Note',
      answers: undefined,
    })
    expect(docxText(await fetchFile(token, 'docx'))).toContain('Promissory Note')
  })

  it('that is lost is the uploaded file again', async () => {
    const { orderId, token } = await buy(blank)
    await removeFile(store, `${orderId}.docx`)
    await store.download(token)
    await store.complete(token)
    expect(await fetchFile(token, 'docx')).toEqual(new Uint8Array(await cleaned('docx', word)))
  })
})

describe('a document with answers', () => {
  it('is always generated', async () => {
    const { token } = await buy()
    for (const text of [
      docxText(await fetchFile(token, 'docx')),
      await pdfText(await fetchFile(token, 'pdf')),
    ]) {
      expect(text).toContain(CAR_SALE.seller_name)
      expect(text).not.toContain('The firm’s')
    }
  })
})

import { parse } from 'content-disposition'
import { describe, expect, it } from 'vitest'
import type { DownloadView } from '../../../shared/api/downloads.ts'
import { docxText, pdfText } from '../../support/file-text.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'
import { CAR_SALE } from '../../support/store/store.ts'

setUpSharedStore()

const fetchFile = async (token: string, format: string) => {
  const { status, headers } = await store.get(`/api/downloads/${token}/${format}`)
  expect(status).toBe(302)
  const file = await fetch(headers.get('location') ?? '')
  expect(file.status).toBe(200)
  return { file, bytes: new Uint8Array(await file.arrayBuffer()) }
}

describe('order files', () => {
  it('download under their names and contain the answers', async () => {
    const { token } = await store.buy()
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
    'return their headers for HEAD and can still be downloaded: %s',
    async (format) => {
      const { token } = await store.buy()
      const address = `${store.site}/api/downloads/${token}/${format}`
      const head = await fetch(address, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
      const { bytes } = await fetchFile(token, format)
      expect(Number(head.headers.get('content-length'))).toBe(bytes.length)
    },
  )

  it('return the same status for HEAD as for GET with an unknown link', async () => {
    const address = `${store.site}/api/downloads/${'x'.repeat(43)}/pdf`
    expect((await fetch(address, { method: 'HEAD' })).status).toBe((await fetch(address)).status)
  })

  it.each(['Łukasz Nguyễn', '李小龍', 'Ann 🚗 O’Neil', '<b>Ann</b> & {% $x %}', 'x'.repeat(200)])(
    'are generated for a buyer named %s',
    async (name) => {
      const { token } = await store.buy({ answers: { ...CAR_SALE, buyer_name: name } })
      const { bytes } = await fetchFile(token, 'docx')
      expect(docxText(bytes).replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
      expect((await fetchFile(token, 'pdf')).bytes.length).toBeGreaterThan(1000)
    },
  )
})

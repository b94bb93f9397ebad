import { expect, it } from 'vitest'
import { VERIFY } from '../../shared/content/verify.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'

setUpVisitor()

const buyPdf = async (): Promise<Buffer> => {
  const { token } = await store.buy()
  const { headers } = await store.get(`/api/downloads/${token}/pdf`)
  return Buffer.from(await (await fetch(headers.get('location') ?? '')).arrayBuffer())
}

const chooseFile = (buffer: Buffer) =>
  page
    .getByLabel(VERIFY.choose)
    .last()
    .setInputFiles({ name: 'sale.pdf', mimeType: 'application/pdf', buffer })

it('distinguishes a delivered file from a modified one without uploading either', async () => {
  const pdf = await buyPdf()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.postData() ?? ''}`))
  await visit('/verify')
  await chooseFile(pdf)
  await page.getByRole('heading', { name: VERIFY.genuine }).waitFor()
  await page.getByText('the PDF of “Bill of Sale”').waitFor()
  expect(await axeProblemsInBothModes(page)).toEqual([])
  pdf[pdf.length >> 1] = (pdf[pdf.length >> 1] ?? 0) ^ 1
  await chooseFile(pdf)
  await page.getByRole('heading', { name: VERIFY.unknown }).waitFor()
  await chooseFile(Buffer.alloc(2_500_000))
  await page.getByRole('heading', { name: VERIFY.unknown }).waitFor()
  expect(sent.filter((request) => request !== 'GET ')).toEqual([])
  expect(pageErrors.filter((error) => !error.includes('404'))).toEqual([])
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SQSBatchResponse } from 'aws-lambda'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SERVICES } from '../../infra/config/services.ts'
import { HAN_FONT } from '../../infra/fonts.ts'
import { close, listen } from '../../infra/local/serve.ts'
import { filePrefixOf } from '../../lambdas/core/files.ts'
import { bundleFunction } from '../support/bundles.ts'
import { docxText, pdfText } from '../support/file-text.ts'
import { functions, rowOf, setUpFunctions } from '../support/functions/functions.ts'
import { allFiles } from '../support/store/rows.ts'
import { CAR_SALE, payAt, purchase } from '../support/store/store.ts'

/* The bundled generation function, which excludes the Han font, with a storage that has or lacks the font. */

const NAME = '李小龍'
const FONT = readFileSync(createRequire(import.meta.url).resolve(HAN_FONT))
const FONT_PATH = '/fonts/han.ttf'

type FontResponse = (response: ServerResponse) => void
const sendFont: FontResponse = (response) => response.end(FONT)
const respondUnavailable: FontResponse = (response) => response.writeHead(503).end()
const sendHalf: FontResponse = (response) => {
  response.writeHead(200, { 'Content-Length': FONT.length })
  response.write(FONT.subarray(0, FONT.length / 2))
}
const breakConnection: FontResponse = (response) => {
  sendHalf(response)
  response.write(FONT.subarray(0, 9), () => response.destroy())
}

let respondWithFont: FontResponse = sendFont
/** Resolves the next time the font is requested. */
let onFontRequest: () => void = () => {}

const outdir = mkdtempSync(join(tmpdir(), 'han-font-'))
setUpFunctions()
let bundle: string
const storage = createServer((incoming: IncomingMessage, response: ServerResponse) => {
  if (incoming.url?.startsWith(FONT_PATH)) {
    respondWithFont(response)
    return onFontRequest()
  }
  const { hostname, port } = new URL(functions.servers.storage.url)
  const { method, url: path, headers } = incoming
  const outgoing = request({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  })
  incoming.pipe(outgoing)
})

beforeAll(async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_S3', await listen(storage, 0))
  vi.stubEnv('FONTS_BUCKET', 'fonts')
  vi.stubEnv('HAN_FONT_KEY', 'han.ttf')
  bundle = bundleFunction(outdir, 'generation')
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  storage.closeAllConnections()
  await close(storage)
  rmSync(outdir, { recursive: true, force: true })
})

/** Runs the function on these orders; returns those whose messages are redelivered. */
const generate = async (...orderIds: string[]) => {
  const { handler }: { handler: (event: object) => Promise<SQSBatchResponse> } = await import(
    pathToFileURL(join(bundle, 'index.mjs')).href
  )
  const Records = orderIds.map((orderId, index) => ({
    messageId: `message-${index}`,
    body: JSON.stringify({ orderId }),
  }))
  const { batchItemFailures } = await handler({ Records })
  const retried = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
  return orderIds.filter((_, index) => retried.has(`message-${index}`))
}

/** A paid order of a buyer with this name, whose files are pending. */
const buy = async (buyer_name: string) => {
  const { url, orderId } = await functions.call(
    'createCheckout',
    purchase({ answers: { ...CAR_SALE, buyer_name } }),
  )
  await payAt(url, 'pay')
  await functions.call('getPurchase', { reference: orderId })
  return orderId
}

const filesOf = async (id: string) =>
  (await allFiles(functions)).filter((key) => key.startsWith(filePrefixOf(id)))
const mailsTo = async (token = 'none') =>
  (await functions.servers.mail.messages()).filter(({ text }) => text?.includes(token))

const expectWaiting = async (id: string) => {
  expect(await filesOf(id), 'no file without the glyphs').toEqual([])
  expect(await rowOf(id)).toMatchObject({ status: 'paid', awaiting: 'files' })
  const { status } = await functions.call('getPurchase', { reference: id })
  expect(status, 'and the buyer sees that the files are being generated').toBe('paid')
}

const download = async (token: string, format: 'docx' | 'pdf') => {
  const address = await functions.call('downloadFile', { token, format })
  return new Uint8Array(await (await fetch(String(address))).arrayBuffer())
}

const expectDelivered = async (id: string) => {
  const row = await rowOf(id)
  expect(row).toMatchObject({ status: 'ready', mailed_at: expect.any(String) })
  expect(row).not.toHaveProperty('awaiting')
  const token = row?.download_token ?? ''
  expect(await pdfText(await download(token, 'pdf'))).toContain(NAME)
  expect(docxText(await download(token, 'docx'))).toContain(NAME)
  expect(await mailsTo(token)).toHaveLength(1)
}

describe('a buyer with a Chinese name', () => {
  it('waits while the font is unavailable, interrupted or stalled, and gets the document on the retry', async () => {
    const [id, other] = [await buy(NAME), await buy('Ann Lee')]
    for (const fails of [respondUnavailable, breakConnection]) {
      respondWithFont = fails
      expect(await generate(id), 'the queue redelivers the message').toEqual([id])
      await expectWaiting(id)
    }

    respondWithFont = sendHalf
    const asked = new Promise<void>((resolve) => {
      onFontRequest = resolve
    })
    const deadline = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
    const failed = generate(id, other)
    await asked
    expect(timeout).toHaveBeenCalled()
    deadline.abort()
    expect(await failed, 'and no other order waits').toEqual([id])
    for (const [milliseconds] of timeout.mock.calls) {
      expect(milliseconds).toBeLessThan(SERVICES.generation.timeout * 1000)
    }
    await expectWaiting(id)
    expect(await rowOf(other)).toMatchObject({ status: 'ready' })
    timeout.mockRestore()
    respondWithFont = sendFont
    expect(await generate(id)).toEqual([])
    await expectDelivered(id)
  })
})

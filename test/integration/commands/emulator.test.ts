import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STRIPE_KEYS } from '../../../bin/local/servers.ts'
import { STEPS } from '../../../bin/smoke/steps.ts'
import { AWS_ENVIRONMENT, clientOptions, roleKey } from '../../../infra/local/account.ts'
import { type LocalStripe, startStripe } from '../../../infra/local/stripe/start-stripe.ts'
import { pathTo } from '../../../shared/api/address.ts'
import { routes } from '../../../shared/api/routes.ts'
import { type Emulator, startEmulator } from '../../support/aws-emulator/emulator.ts'
import { pdfPageTexts } from '../../support/pdf-text.ts'
import { ROOT } from '../../support/source-files.ts'
import { poll } from '../../support/store/poll.ts'
import { CAR_SALE, payAt, purchase } from '../../support/store/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'emulator-test-'))
const reports: string[] = []
let emulator: Emulator
let stripe: LocalStripe

beforeAll(async () => {
  emulator = await startEmulator({
    port: 0,
    dataDir: folder,
    secrets: { 'emulator/stripe': STRIPE_KEYS },
    report: (line) => reports.push(line),
  })
  stripe = await startStripe({ port: 0, dataDir: join(folder, 'stripe'), ...STRIPE_KEYS })
})
afterAll(async () => {
  await stripe.stop()
  await emulator.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The folder of the synthesized stack. */
const ASSEMBLY = join(folder, 'cdk.out')

/** The CDK's own command line, as an operator runs it. */
const cdk = (...args: string[]) =>
  new Promise<{ status: number | null; output: string }>((resolve) => {
    const child = spawn('cdk', args, {
      cwd: ROOT,
      env: { ...process.env, ...AWS_ENVIRONMENT, AWS_ENDPOINT_URL: emulator.url, CI: 'true' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
    child.on('close', (status) => resolve({ status, output }))
  })

/** A call to AWS, signed as the named function. */
const callAs = (name: string, service: string, target: string, body: object) =>
  fetch(emulator.url, {
    method: 'POST',
    headers: {
      Authorization: `AWS4-HMAC-SHA256 Credential=${roleKey(name)}/20260101/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=0`,
      'X-Amz-Target': target,
    },
    body: JSON.stringify(body),
  })

describe('the stack deployed by the CDK to an AWS emulator', () => {
  let api = ''

  it('is created in full', async () => {
    const context = ['-c', 'stage=emulator', '-c', `stripeApiUrl=${stripe.url}`]
    const { status, output } = await cdk(
      'deploy',
      '--require-approval',
      'never',
      ...context,
      '--output',
      ASSEMBLY,
    )
    expect(output).toContain('✅')
    expect(status).toBe(0)
    api = /ApiUrl = (\S+)/.exec(output)?.[1] ?? ''
    expect(api).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  })

  it('sells a document within the permissions of its roles', async () => {
    const target = {
      url: api,
      webhookSecret: STRIPE_KEYS.webhookSecret,
      timeoutSeconds: 30,
      print() {},
    }
    let purchase = { checkout: '', orderId: '', accessToken: '', token: '' }
    for (const { run } of STEPS) purchase = { ...purchase, ...(await run(target, purchase)) }
    expect(purchase.token).not.toBe('')
    expect(emulator.denials()).toEqual([])
    expect(reports).toEqual([])
  })

  it('generates a document with a name whose font is not in the bundle', async () => {
    const answers = { ...CAR_SALE, seller_name: '李小龍' }
    const opened = await fetch(api + pathTo(routes.createCheckout), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(purchase({ answers })),
    })
    const { url, orderId, accessToken } = routes.createCheckout.response.parse(await opened.json())
    await payAt(url, 'pay')
    const address = api + pathTo(routes.getPurchase, { reference: orderId })
    const headers = { Authorization: `Bearer ${accessToken}` }
    const lookUp = async () =>
      routes.getPurchase.response.parse(await (await fetch(address, { headers })).json())
    const { downloadToken: token = '' } = await poll(lookUp, ({ status }) => status === 'ready')
    const file = await fetch(api + pathTo(routes.downloadFile, { token, format: 'pdf' }))
    expect((await pdfPageTexts(new Uint8Array(await file.arrayBuffer()))).join()).toContain(
      '李小龍',
    )
    expect(emulator.denials()).toEqual([])
    expect(reports).toEqual([])
  })

  it('emails the free guide', async () => {
    const answer = await fetch(api + pathTo(routes.createSignup), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'reader@example.com' }),
    })
    expect(answer.ok).toBe(true)
    const mails = await emulator.mail.messages()
    expect(mails.map(({ to }) => to[0])).toContain('reader@example.com')
    expect(emulator.denials()).toEqual([])
  })

  it('handles a spam complaint through its EventBridge rule', async () => {
    const email = 'complaint@simulator.amazonses.com'
    await fetch(api + pathTo(routes.createSignup), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    await emulator.mail.whenSettled()
    const client = new DynamoDBClient({ endpoint: emulator.url, ...clientOptions })
    const TableName = 'clausewell-emulator-signups'
    const { Item } = await client.send(
      new GetItemCommand({ TableName, Key: { email: { S: email } } }),
    )
    client.destroy()
    expect(Item).toHaveProperty('unsubscribed_at')
    expect(emulator.denials()).toEqual([])
    expect(reports).toEqual([])
  })

  it('is swept by its scheduled event', async () => {
    await emulator.invoke('clausewell-emulator-payments', { task: 'sweep' })
    expect(emulator.denials()).toEqual([])
  })

  it('denies anonymous access to the admin area', async () => {
    expect((await fetch(api + pathTo(routes.findPurchases))).status).toBe(401)
    expect((await fetch(`${api}/api/nowhere`)).status).toBe(404)
  })

  it('denies a function what its role does not allow', async () => {
    const sent = { TableName: 'clausewell-emulator-signups', Key: { email: { S: 'a' } } }
    const operation = 'DynamoDB_20120810.UpdateItem'
    const answer = await callAs('clausewell-emulator-payments', 'dynamodb', operation, sent)
    expect(answer.status).toBe(403)
    expect(emulator.denials()).toMatchObject([
      { functionName: 'clausewell-emulator-payments', action: { action: 'dynamodb:UpdateItem' } },
    ])
    const unknownCaller = await callAs('clausewell-emulator-unknown', 'dynamodb', operation, sent)
    expect(unknownCaller.status).toBe(403)
  })

  it('is destroyed', async () => {
    const { status } = await cdk('destroy', '--force', '--app', ASSEMBLY)
    expect(status).toBe(0)
    expect((await fetch(api + pathTo(routes.getPurchase, { reference: 'x' }))).status).not.toBe(200)
  })
})

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import * as dynamodb from '@aws-sdk/client-dynamodb'
import * as s3 from '@aws-sdk/client-s3'
import * as sqs from '@aws-sdk/client-sqs'
import { DynamoDBDocumentClient, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { BUCKETS, TABLES } from '../../../infra/config/resources.ts'
import { AWS_ENVIRONMENT, clientOptions } from '../../../infra/local/account.ts'
import { createTables } from '../../../infra/local/tables.ts'
import { filePrefixOf, keyOf } from '../../../lambdas/core/files.ts'
import { eraseOrder } from '../../../lambdas/core/orders/revocation.ts'
import { findOrder } from '../../../lambdas/core/orders/table.ts'
import { eraseMarked } from '../../../lambdas/erasure/index.ts'
import { unsubscribeAddress } from '../../../lambdas/shop/signups.ts'
import { functions, setUpFunctions } from '../../support/functions/functions.ts'
import { ROOT } from '../../support/source-files.ts'
import { allAnswers, allOrders, allSignups } from '../../support/store/rows.ts'

/*
 * Runs the runbook's commands as written, with the names of the local servers. The AWS CLI only turns its arguments
 * into an API call, which the SDK makes here. Commands marked † were not executed.
 */

const runbook = readFileSync(`${ROOT}/infra/RUNBOOK.md`, 'utf8')
const runFile = promisify(execFile)

setUpFunctions()

/** Every AWS CLI command in the runbook that isn't marked as not executed. */
const COMMANDS = [
  ...[...runbook.matchAll(/`(aws [^`]+)`( ?†)?/g)].map(([, command, mark]) => ({ command, mark })),
  ...[...runbook.matchAll(/^ *(aws .*?)(?:# (†).*)?$/gm)].map(([, command, mark]) => ({
    command,
    mark,
  })),
].flatMap(({ command = '', mark }) => (mark === undefined ? [command] : []))

const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '')

/** "list-object-versions" -> "ListObjectVersions" */
const toPascalCase = (text: string) =>
  text.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

const parseValue = (text: string): unknown => (/^[{[]/.test(text) ? JSON.parse(text) : text)

const inputOf = (flags: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    flags.flatMap((flag, index) =>
      flag.startsWith('--')
        ? [[toPascalCase(flag.slice(2)), parseValue(flags[index + 1] ?? '')]]
        : [],
    ),
  )

const CLIENTS = {
  dynamodb: () => ({
    sdk: dynamodb,
    client: new dynamodb.DynamoDBClient({
      ...clientOptions,
      endpoint: functions.servers.database.url,
    }),
  }),
  s3api: () => ({
    sdk: s3,
    client: new s3.S3Client({ ...clientOptions, endpoint: functions.servers.storage.url }),
  }),
  sqs: () => ({
    sdk: sqs,
    client: new sqs.SQSClient({ ...clientOptions, endpoint: functions.servers.queue.url }),
  }),
}

/** Sends the API call of an AWS CLI command. @throws Error if the API has no such command */
const runAws = async (command: string): Promise<Record<string, unknown>> => {
  const [, service = '', action = '', ...flags] = wordsOf(command)
  const { sdk, client } = CLIENTS[service as keyof typeof CLIENTS]()
  const Command = Reflect.get(sdk, `${toPascalCase(action)}Command`)
  if (!Command) throw new Error(`There is no ${action} in ${service}`)
  const answer: Record<string, unknown> = await Reflect.apply(client.send, client, [
    new Command(inputOf(flags)),
  ])
  client.destroy()
  return answer
}

/** Commands that a test has run. */
const executed = new Set<string>()

/** The runbook's command that contains these words, with the names of the local servers. */
const commandWith = (words: string, names: Record<string, string> = {}): string => {
  const found = COMMANDS.find((command) => command.includes(words))
  if (!found) throw new Error(`The runbook has no command with ${words}`)
  executed.add(found)
  return Object.entries({
    'clausewell-$STAGE-document-templates-ACCOUNT': BUCKETS.documents,
    'clausewell-$STAGE-': '',
    ...names,
  }).reduce((text, [from, to]) => text.replaceAll(from, to), found)
}

/** Runs `npm run restore:rows` in its own process. */
const restore = async (from: string, to: string): Promise<string> => {
  const { stdout } = await runFile(
    process.execPath,
    ['--import', './bin/loaders.mjs', 'bin/restore-rows.ts', from, to],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        ...AWS_ENVIRONMENT,
        AWS_ENDPOINT_URL_DYNAMODB: functions.servers.database.url,
      },
    },
  )
  return stdout.trim()
}

const documents = () =>
  DynamoDBDocumentClient.from(
    new dynamodb.DynamoDBClient({ ...clientOptions, endpoint: functions.servers.database.url }),
  )

/** A table as it was, as restored to an earlier time. */
const restoreTable = async (name: 'completed_documents' | 'order_answers' | 'signups') => {
  await createTables(functions.servers.database.url, 'restored-', { [name]: TABLES[name] })
  const { Items = [] } = await documents().send(new ScanCommand({ TableName: name }))
  for (const Item of Items) {
    await documents().send(new PutCommand({ TableName: `restored-${name}`, Item }))
  }
}

const remove = (TableName: string, Key: Record<string, { S: string }>) =>
  documents().send(new dynamodb.DeleteItemCommand({ TableName, Key }))

it('the runbook passes no secret on a command line', () => {
  expect(runbook).not.toMatch(/(?:KEY|SECRET)=(?:sk|rk|whsec)_/)
  expect(runbook).not.toMatch(/--secret-string '?\{/)
})

describe('the runbook commands', () => {
  it('find an order by the start of its id', async () => {
    const { id } = await functions.buy()
    const scan = commandWith('begins_with', { ord_0a1b2c3d: id.slice(0, 12) })
    expect(await runAws(scan)).toMatchObject({ Items: [{ id: { S: id } }] })
  })

  it('restore a replaced file', async () => {
    const { id, token } = await functions.buy()
    const Key = keyOf(id, 'pdf')
    const [, prefix = ''] = /`(node -p [^`]+)` *\n? *prints it/.exec(runbook) ?? []
    const script = prefix.slice(prefix.indexOf('"') + 1, prefix.lastIndexOf('"'))
    const { stdout } = await runFile(process.execPath, ['-p', script, id])
    expect(stdout.trim()).toBe(filePrefixOf(id))
    const client = new s3.S3Client({ ...clientOptions, endpoint: functions.servers.storage.url })
    await client.send(new s3.PutObjectCommand({ Bucket: BUCKETS.documents, Key, Body: 'broken' }))
    const listed = await runAws(
      commandWith('list-object-versions', { 'file_...': filePrefixOf(id) }),
    )
    const versions = listed.Versions as { Key: string; VersionId: string; IsLatest: boolean }[]
    const former = versions.find((version) => version.Key === Key && !version.IsLatest)
    // The local server can't copy, so a copy takes two steps.
    const Bucket = BUCKETS.documents
    const VersionId = former?.VersionId
    const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key, VersionId }))
    const bytes = await Body?.transformToByteArray()
    await client.send(new s3.PutObjectCommand({ Bucket, Key, Body: bytes }))
    const link = await functions.call('downloadFile', { token, format: 'pdf' })
    expect(await (await fetch(String(link))).text()).toMatch(/^%PDF/)
    client.destroy()
  })

  it('restore lost orders, but none erased since', async () => {
    const [lost, erased] = [await functions.buy(), await functions.buy()]
    await restoreTable('completed_documents')
    await remove('completed_documents', { id: { S: lost.id } })
    const order = await findOrder(erased.id)
    if (order?.status !== 'ready') throw new Error('The order is not ready')
    await eraseOrder(order)
    const counted = await runAws(
      commandWith('--select COUNT', { ' restored ': ' restored-completed_documents ' }),
    )
    const report = await restore('restored-completed_documents', 'completed_documents')
    expect(report).toContain('1 rows copied from restored-completed_documents')
    expect(Number(counted.Count)).toBeGreaterThan(1)
    const rows = await allOrders(functions)
    expect(rows.find(({ id }) => id === lost.id)).toMatchObject({ status: 'ready' })
    expect(rows.find(({ id }) => id === erased.id)).toMatchObject({ status: 'revoked' })
    await functions.call('getDownload', { token: lost.token })
  })

  it('restore lost sign-ups and do not resubscribe anyone', async () => {
    const [lost, gone] = ['lost@example.com', 'gone@example.com']
    for (const email of [lost, gone]) await functions.call('createSignup', { email })
    await restoreTable('signups')
    await remove('signups', { email: { S: lost } })
    await unsubscribeAddress(gone)
    await restore('restored-signups', 'signups')
    const rows = await allSignups(functions)
    expect(rows.find(({ email }) => email === lost)).toBeDefined()
    expect(rows.find(({ email }) => email === gone)).toHaveProperty('unsubscribed_at')
  })

  it('restore no sign-up that was erased since', async () => {
    const email = 'erased.person+guide@example.com'
    await functions.call('createSignup', { email })
    await restoreTable('signups')
    await functions.call('erasePerson', { email })
    expect(await restore('restored-signups', 'signups')).toContain('1 were erased')
    expect(JSON.stringify(await allSignups(functions))).not.toContain('erased.person')
  })

  it('restore the answers that orders refer to, and none that were erased', async () => {
    const [lost, erased] = [await functions.buy(), await functions.buy()]
    const answersOf = async (id: string) =>
      (await allAnswers(functions)).filter(({ order_id }) => order_id === id)
    const [{ version = '' } = {}] = await answersOf(lost.id)
    await restoreTable('order_answers')
    await remove('order_answers', { order_id: { S: lost.id }, version: { S: String(version) } })
    await functions.call('deleteDownload', { token: erased.token })
    await eraseMarked()
    expect(await restore('restored-order_answers', 'order_answers')).toMatch(/^1 rows copied/)
    expect(await answersOf(lost.id)).toHaveLength(1)
    expect(await answersOf(erased.id)).toEqual([])
  })

  it('read a message from the dead-letter queue', async () => {
    const name = 'https://sqs.us-east-1.amazonaws.com/ACCOUNT/event-dead-letters'
    const { deadLetterUrl } = functions.servers.queue
    const client = new sqs.SQSClient({ ...clientOptions, endpoint: functions.servers.queue.url })
    await client.send(new sqs.SendMessageCommand({ QueueUrl: deadLetterUrl, MessageBody: '{}' }))
    client.destroy()
    const { Messages } = await runAws(commandWith('receive-message', { [name]: deadLetterUrl }))
    expect(Messages).toMatchObject([{ Body: '{}' }])
  })
})

it('a restored row has every attribute', async () => {
  const { id } = await functions.buy()
  const { Item } = await documents().send(
    new GetCommand({ TableName: 'completed_documents', Key: { id } }),
  )
  await createTables(functions.servers.database.url, 'kept-', {
    completed_documents: TABLES.completed_documents,
  })
  await restore('completed_documents', 'kept-completed_documents')
  const remaining = await documents().send(
    new GetCommand({ TableName: 'kept-completed_documents', Key: { id } }),
  )
  expect(remaining.Item).toEqual(Item)
})

it('every runbook command was executed here or is marked as not executed', () => {
  expect(COMMANDS.length).toBeGreaterThanOrEqual(4)
  expect([...executed].toSorted()).toEqual(COMMANDS.toSorted())
})

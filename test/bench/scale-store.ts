/* Local servers whose tables are full before they start, and the functions' calls to AWS with what they consume. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { marshall } from '@aws-sdk/util-dynamodb'
import db from 'dynalite/db/index.js'
import * as z from 'zod'
import { setEnvironment } from '../../bin/local/environment.ts'
import { anyPorts } from '../../bin/local/ports.ts'
import { startLocalServers } from '../../bin/local/servers.ts'
import { startDynamoDb } from '../../infra/local/dynamodb.ts'
import { createTables } from '../../infra/local/tables.ts'
import { mintToken } from '../support/store/admin-token.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import { rowsOf, soldDocuments } from './scale-rows.ts'

const TABLE = 'completed_documents'
const SITE_URL = 'http://site.test'
/** Entries of rows and indexes that are written at once. */
const BATCH = 4000

/** Writes rows into the folder of a database that nobody has open: a hundred thousand in a minute. */
const fill = async (path: string, rows: Iterable<object>): Promise<void> => {
  const store = db.create({ path })
  const table = await promisify(store.getTable)(TABLE)
  let entries: { type: 'put'; key: string; value: unknown }[] = []
  const write = async () => {
    await store.db.batch(entries)
    entries = []
  }
  for (const row of rows) {
    const value = marshall(row, { removeUndefinedValues: true })
    entries.push({ type: 'put', key: `item-${TABLE}~${db.createKey(value, table)}`, value })
    const { puts } = db.getIndexActions(table.GlobalSecondaryIndexes, null, value, table)
    for (const { index, key, item } of puts) {
      entries.push({ type: 'put', key: `index-global~${TABLE}~${index}~${key}`, value: item })
    }
    if (entries.length >= BATCH) await write()
  }
  await write()
  await store.db.close()
}

const fillTables = async (dataDir: string, rows: Iterable<object>) => {
  const empty = await startDynamoDb({ port: 0, dataDir })
  await createTables(empty.url)
  await empty.stop()
  await fill(dataDir, rows)
}

/** What one operation asked of AWS: calls, and the capacity units of DynamoDB. */
type Usage = { calls: number; units: number }

/** The client's commands answer with `output` around what DynamoDB said. */
const consumed = z.object({
  output: z.object({ ConsumedCapacity: z.object({ CapacityUnits: z.number() }) }),
})

const unitsOf = (answer: unknown): number => {
  const parsed = consumed.safeParse(answer)
  return parsed.success ? parsed.data.output.ConsumedCapacity.CapacityUnits : 0
}

/** Local servers with this many orders. Nothing polls the queue or delivers events. */
export const startFullStore = async (orders: number, now = new Date()) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'scale-'))
  await fillTables(join(dataDir, 'database'), rowsOf(orders, await soldDocuments(), now))
  const parts = await startLocalServers({ ports: anyPorts, dataDir, siteUrl: SITE_URL })
  const admin = await mintToken({ dataDir, parts }, { groups: ['admin'], lifetime: 24 * 60 * 60 })
  const usage: Usage = { calls: 0, units: 0 }
  return {
    orders,
    parts,
    admin,
    usage,
    /** Points the functions of this process at this store, and counts what they ask of it. */
    use: () => {
      setEnvironment(parts, SITE_URL)
      interceptCalls(async ({ input }, send) => {
        Object.assign(input, { ReturnConsumedCapacity: 'TOTAL' })
        const answer = await send()
        usage.calls += 1
        usage.units += unitsOf(answer)
        return answer
      })
    },
    stop: async () => {
      await Promise.all(Object.values(parts).map((part) => part.stop()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type FullStore = Awaited<ReturnType<typeof startFullStore>>

import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import type { Server, ServerResponse } from 'node:http'
import { AbstractKeyIterator, AbstractValueIterator } from 'abstract-level'
import dynalite from 'dynalite'
import db from 'dynalite/db/index.js'
import deleteItem from 'dynalite/validations/deleteItem.js'
import putItem from 'dynalite/validations/putItem.js'
import query from 'dynalite/validations/query.js'
import updateItem from 'dynalite/validations/updateItem.js'
import { close, type LocalServer, listen } from './serve.ts'

const RETURN_ITEM = 'ReturnValuesOnConditionCheckFailure'

/**
 * Adds ReturnValuesOnConditionCheckFailure to dynalite 4: with ALL_OLD, the error of a failed
 * condition includes the existing item.
 */
const returnItemOnConditionFailure = (): void => {
  for (const { types } of [putItem, updateItem, deleteItem])
    types[RETURN_ITEM] = { type: 'String', enum: ['ALL_OLD', 'NONE'] }
  const check = db.checkConditional
  db.checkConditional = (request, existing) => {
    const failure = check(request, existing)
    if (failure && existing && request[RETURN_ITEM] === 'ALL_OLD') failure.body.Item = existing
    return failure
  }
}

const EMPTY_KEY = 'The AttributeValue for a key attribute cannot contain an empty string value.'
const INVALID = 'One or more parameter values are not valid.'

/** Makes dynalite 4 reject empty strings in queried keys and in index keys, as DynamoDB does. */
const rejectEmptyKeys = (): void => {
  const { custom } = query
  query.custom = (request) => {
    const message = custom(request)
    if (message) return message
    const conditions = Object.entries(request.KeyConditions ?? {})
    const empty = conditions.find(([, { AttributeValueList: values }]) =>
      values.some(({ S }) => S === ''),
    )
    return empty && `${INVALID} ${EMPTY_KEY} Key: ${empty[0]}`
  }
  const { updateIndexes } = db
  db.updateIndexes = (store, table, existing, item, done) => {
    const refusal = db.traverseIndexes(table, (attribute, _, { IndexName }) => {
      if (item?.[attribute]?.S !== '') return undefined
      const where = `IndexName: ${IndexName}, IndexKey: ${attribute}`
      const what = 'A value specified for a secondary index key is not supported.'
      return db.validationError(`${INVALID} ${what} ${EMPTY_KEY} ${where}`)
    })
    if (refusal) done(refusal)
    else updateIndexes(store, table, existing, item, done)
  }
}

/**
 * dynalite 4 closes iterators with `return`, which its database doesn't have, so each query would
 * leak 20 kB outside the JavaScript heap.
 */
const closeIterators = (): void => {
  for (const { prototype } of [AbstractKeyIterator, AbstractValueIterator]) {
    Object.assign(prototype, { return: prototype.close })
  }
}

/**
 * Fixes differences between dynalite and DynamoDB. Idempotent, even if this module is loaded again.
 */
const patchDynalite = (): void => {
  if (RETURN_ITEM in putItem.types) return
  returnItemOnConditionFailure()
  rejectEmptyKeys()
}

/** DynamoDB's HTTP API on a LevelDB folder, without TTL deletion and without transactions. */
export const startDynamoDb = async (options: {
  port: number
  dataDir: string
}): Promise<LocalServer> => {
  patchDynalite()
  closeIterators()
  await mkdir(options.dataDir, { recursive: true })
  const server = dynalite({ path: options.dataDir, createTableMs: 0 })
  const whenIdle = watchRequests(server)
  const url = await listen(server, options.port)
  return {
    url,
    stop: async () => {
      await whenIdle()
      await close(server)
    },
  }
}

/** Resolves when no request is active: dynalite throws if it is closed during one. */
const watchRequests = (server: Server): (() => Promise<void>) => {
  const active = new Set<ServerResponse>()
  server.prependListener('request', (_, response) => {
    active.add(response)
    response.once('close', () => active.delete(response))
  })
  return async () => {
    while (active.size > 0) {
      await Promise.all([...active].map((response) => once(response, 'close')))
    }
  }
}

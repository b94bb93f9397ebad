declare module 'dynalite' {
  import type { Server } from 'node:http'
  /** `path` is the folder of the LevelDB store; times are in milliseconds. */
  export default function dynalite(options: { path?: string; createTableMs?: number }): Server
}

declare module 'dynalite/db/index.js' {
  type Refusal = Error & { body: Record<string, unknown> }
  type Index = { IndexName: string }
  type Table = { GlobalSecondaryIndexes?: Index[] }
  type Item = Record<string, Record<string, unknown>>
  type Callback<T> = (error: Error | null, value: T) => void
  type Entry = { type: 'put'; key: string; value: unknown }
  const db: {
    /** Opens a folder that isn't open in a server. */
    create(options: { path: string }): {
      db: { batch(entries: Entry[]): Promise<void>; close(): Promise<void> }
      getTable(name: string, done: Callback<Table>): void
    }
    createKey(item: object, table: Table): string
    /** The entries of indexes that a new item needs. */
    getIndexActions(
      indexes: object[] | undefined,
      existing: null,
      item: object,
      table: Table,
    ): { puts: { index: string; key: string; item: object }[] }
    /** Called under the item's lock. Returns nothing if the condition is met. */
    checkConditional(
      request: Record<string, unknown>,
      existing: unknown,
    ): Refusal | null | undefined
    /** The first result of `visit` over the key attributes of all indexes. */
    traverseIndexes<T>(
      table: Table,
      visit: (attribute: string, type: string, index: Index) => T | undefined,
    ): T | undefined
    validationError(message: string): Refusal
    /** Called under the item's lock before the write. Without an item for a deletion. */
    updateIndexes(
      store: unknown,
      table: Table,
      existing: Item | undefined,
      item: Item | undefined,
      done: (error?: Error | null) => void,
    ): void
  }
  export default db
}

declare module 'dynalite/validations/*' {
  const validation: {
    types: Record<string, { type: string; enum: string[] }>
    /** Returns the validation error, if any. */
    custom(request: {
      KeyConditions?: Record<string, { AttributeValueList: Record<string, unknown>[] }>
    }): string | undefined
  }
  export default validation
}

declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  export type Grant = {
    addOIDCScope(scope: string): void
    addResourceScope(resource: string, scope: string): void
    save(): Promise<string>
  }
  export type OidcContext = {
    body: unknown
    type: string
    oidc: {
      client: { clientId: string }
      session: { accountId: string; grantIdFor(clientId: string): string | undefined }
      provider: Provider
    }
  }
  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    Grant: {
      new (owner: { clientId: string; accountId: string }): Grant
      find(id: string): Promise<Grant | undefined>
    }
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ uid: string; params: Record<string, unknown> }>
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } },
      options: { mergeWithLastSubmission: boolean },
    ): Promise<string>
    on(event: 'server_error', listener: (context: OidcContext, error: Error) => void): void
  }
}

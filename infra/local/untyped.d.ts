declare module 'dynalite' {
  import type { Server } from 'node:http'
  /** `path` is the folder of the LevelDB store; times are in milliseconds. */
  export default function dynalite(options: { path?: string; createTableMs?: number }): Server
}

declare module 'dynalite/db/index.js' {
  type Refusal = Error & { body: Record<string, unknown> }
  const db: {
    /** Called under the item's lock; returns nothing when the condition holds. */
    checkConditional(
      request: Record<string, unknown>,
      existing: unknown,
    ): Refusal | null | undefined
  }
  export default db
}

declare module 'dynalite/validations/*' {
  const validation: { types: Record<string, { type: string; enum: string[] }> }
  export default validation
}

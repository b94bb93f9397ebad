import type * as z from 'zod'
import { log, shortId } from './log.ts'
import { count } from './metrics.ts'

/** A row from DynamoDB. */
type StoredItem = Record<string, unknown>

/**
 * Thrown for a row that doesn't match its schema. The log names the attribute, and the row is never
 * written.
 */
export class UnreadableRow extends Error {
  constructor() {
    super('The row has an unknown shape')
    this.name = 'UnreadableRow'
  }
}

/** The row's key for the log, shortened. */
const keyOf = ({ id, document_id: document }: StoredItem) => ({
  ...(typeof id === 'string' && { row: shortId(id) }),
  ...(typeof document === 'string' && { document }),
})

/** Logs and counts an unreadable row, with the name of the invalid attribute but not its value. */
const reportUnreadable = (item: StoredItem, problem: z.ZodError) => {
  const [first] = problem.issues
  log.error('row.unreadable', new UnreadableRow(), {
    ...keyOf(item),
    attribute: String(first?.path[0] ?? ''),
    problem: first?.code,
  })
  count('UnreadableRows')
}

const read = <Row>(schema: z.ZodType<Row>, item: StoredItem): [Row] | [] => {
  const parsed = schema.safeParse(item)
  if (parsed.success) return [parsed.data]
  reportUnreadable(item, parsed.error)
  return []
}

/**
 * Parses one row. Unknown attributes are dropped.
 * @throws UnreadableRow if it doesn't match the schema, after counting it for the alarm
 */
export const readRow = <Row>(schema: z.ZodType<Row>, item: StoredItem): Row => {
  const [row] = read(schema, item)
  if (row === undefined) throw new UnreadableRow()
  return row
}

/**
 * Parses the rows of a list. Rows that don't match the schema are skipped and counted for the
 * alarm.
 */
export const readRows = <Row>(schema: z.ZodType<Row>, items: readonly StoredItem[] = []): Row[] =>
  items.flatMap((item) => read(schema, item))

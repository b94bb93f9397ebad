import type * as z from 'zod'
import { log, shortId } from './log.ts'
import { count } from './metrics.ts'

/** A row as DynamoDB answers it. */
type StoredItem = Record<string, unknown>

/**
 * Thrown for a row that does not match its schema. The log names the attribute; the row is not written
 * to.
 */
export class UnreadableRow extends Error {
  constructor() {
    super('The row has an unknown shape')
    this.name = 'UnreadableRow'
  }
}

/** The row's key for the log. An order's id opens the purchase, so only its beginning is logged. */
const keyOf = ({ id, document_id: document }: StoredItem) => ({
  ...(typeof id === 'string' && { row: shortId(id) }),
  ...(typeof document === 'string' && { document }),
})

/** Logs and counts an unreadable row. The line names the wrong attribute, never its value. */
const report = (item: StoredItem, problem: z.ZodError) => {
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
  report(item, parsed.error)
  return []
}

/**
 * One row, parsed. Attributes that the schema does not know are left out.
 * @throws UnreadableRow when it does not match the schema, after the metric behind the alarm was counted.
 */
export const readRow = <Row>(schema: z.ZodType<Row>, item: StoredItem): Row => {
  const [row] = read(schema, item)
  if (row === undefined) throw new UnreadableRow()
  return row
}

/**
 * The rows of a list, parsed. A row that does not match the schema is left out and counted for the
 * alarm.
 */
export const readRows = <Row>(schema: z.ZodType<Row>, items: readonly StoredItem[] = []): Row[] =>
  items.flatMap((item) => read(schema, item))

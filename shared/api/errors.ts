import * as z from 'zod'
import { PURCHASE_STATES } from '../purchase-states.ts'

const ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'price_changed',
  'conflict',
  'gone',
  'too_large',
  'invalid',
  'state_refused',
  'too_many',
  'not_ready',
  'unexpected',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** The HTTP status of each error code. */
export const STATUS_OF = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  price_changed: 409,
  conflict: 409,
  gone: 410,
  too_large: 413,
  invalid: 422,
  state_refused: 422,
  too_many: 429,
  not_ready: 503,
  unexpected: 500,
} as const satisfies Record<ErrorCode, number>

/**
 * `fields` is present on 422: the first message of each rejected answer, by field key. Where the
 * document isn't sold in the chosen state, `error` says why and where to get help. `state` is the
 * state of a purchase whose link doesn't open its files.
 */
export const errorResponse = z.object({
  code: z.enum(ERROR_CODES),
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  state: z.enum(PURCHASE_STATES).optional(),
})
export type ErrorView = z.infer<typeof errorResponse>

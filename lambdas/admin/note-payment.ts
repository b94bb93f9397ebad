import { notePayment } from '../../shared/api/unmatched-payments.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { addNote } from '../core/orders/unmatched.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'

export default handle(notePayment, async ({ params, body: { text }, now, admin }) => {
  if (await addNote(params.id, text, now, admin)) return { text }
  throw new AppError('not_found', MESSAGES.api.notFound)
})

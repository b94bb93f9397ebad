import { requestLinks } from '../../shared/api/signups.ts'
import { handle } from '../core/platform/handle.ts'
import { requestMailedLinks } from '../core/queue.ts'

/**
 * The lookup happens later in another function, so that neither the response nor its timing reveals
 * whether the address is known.
 */
export default handle(requestLinks, ({ body }) => requestMailedLinks(body.email))

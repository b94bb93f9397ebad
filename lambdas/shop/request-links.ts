import { requestLinks } from '../../shared/api/signups.ts'
import { handle } from '../core/platform/handle.ts'
import { requestMailedLinks } from '../core/queue.ts'

/**
 * The purchases are looked for later and elsewhere: neither the response nor its timing reveals whether the
 * address is known.
 */
export default handle(requestLinks, ({ body }) => requestMailedLinks(body.email))

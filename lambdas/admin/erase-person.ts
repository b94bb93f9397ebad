import { erasePerson } from '../../shared/api/erasures.ts'
import { erasePerson as eraseStored } from '../core/person-erasure.ts'
import { handle } from '../core/platform/handle.ts'

/** Done again it erases what was left. */
export default handle(erasePerson, ({ body: { email }, now, admin }) =>
  eraseStored(email, now, admin),
)

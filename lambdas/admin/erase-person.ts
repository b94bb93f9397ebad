import { erasePerson } from '../../shared/api/erasures.ts'
import { erasePerson as eraseStoredData } from '../core/person-erasure.ts'
import { handle } from '../core/platform/handle.ts'

/** Repeating it erases what is left. */
export default handle(erasePerson, ({ body: { email }, now, admin }) =>
  eraseStoredData(email, now, admin),
)

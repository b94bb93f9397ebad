import { PURCHASE_MESSAGES } from '../../../../shared/purchase-messages.ts'
import { notify } from '../../../ui/notices.ts'

const { checkoutFailed } = PURCHASE_MESSAGES

/** A toast for an order that could not be placed. */
export const notifyFailure = (description: string = checkoutFailed.text): void =>
  notify({ type: 'error', title: checkoutFailed.title, description })

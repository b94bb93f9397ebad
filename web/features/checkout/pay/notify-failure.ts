import { PURCHASE_MESSAGES } from '../../../../shared/purchase-messages.ts'
import { notify } from '../../../ui/notices.ts'

const { checkoutFailed } = PURCHASE_MESSAGES

/** Shows a toast for a failed order. */
export const notifyFailure = (description: string = checkoutFailed.text): void =>
  notify({ type: 'error', title: checkoutFailed.title, description })

import { provePurchaseByKeyboard } from '../support/prove-purchase.ts'

provePurchaseByKeyboard('independent-contractor-agreement')

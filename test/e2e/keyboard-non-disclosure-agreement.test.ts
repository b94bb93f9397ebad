import { provePurchaseByKeyboard } from '../support/prove-purchase.ts'

provePurchaseByKeyboard('non-disclosure-agreement')

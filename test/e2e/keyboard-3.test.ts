import { provePurchasesByKeyboard } from '../support/prove-purchase.ts'

provePurchasesByKeyboard(2)

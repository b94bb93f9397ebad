import { provePurchaseByKeyboard } from '../support/prove-purchase.ts'

provePurchaseByKeyboard('divorce-settlement-agreement')

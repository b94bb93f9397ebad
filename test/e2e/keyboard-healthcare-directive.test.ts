import { provePurchaseByKeyboard } from '../support/prove-purchase.ts'

provePurchaseByKeyboard('healthcare-directive')

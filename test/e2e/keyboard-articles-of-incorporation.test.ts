import { provePurchaseByKeyboard } from '../support/prove-purchase.ts'

provePurchaseByKeyboard('articles-of-incorporation')

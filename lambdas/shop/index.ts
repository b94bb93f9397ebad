import { handle } from 'hono/aws-lambda'
import { routes } from '../../shared/api.ts'
import { createApi } from '../core/http.ts'
import { correctAnswers } from './correct-answers.ts'
import { createCheckout } from './create-checkout.ts'
import { createOrder } from './create-order.ts'
import { createSignup } from './create-signup.ts'
import { deleteDownload } from './delete-download.ts'
import { downloadFile } from './download-file.ts'
import { getCorrection } from './get-correction.ts'
import { getDownload } from './get-download.ts'
import { getOffer } from './get-offer.ts'
import { getPurchase } from './get-purchase.ts'

export const app = createApi([
  [routes.createCheckout, createCheckout],
  [routes.createOrder, createOrder],
  [routes.createSignup, createSignup],
  [routes.getOffer, getOffer],
  [routes.getPurchase, getPurchase],
  [routes.getDownload, getDownload],
  // Before the route of any format, which would match its path too.
  [routes.getCorrection, getCorrection],
  [routes.correctAnswers, correctAnswers],
  [routes.downloadFile, downloadFile],
  [routes.deleteDownload, deleteDownload],
])

export const handler = handle(app)

import { handle as onLambda } from 'hono/aws-lambda'
import { createApi, type Endpoints } from '../core/platform/http.ts'
import correctAnswers from './correct-answers.ts'
import createCheckout from './create-checkout.ts'
import createOrder from './create-order.ts'
import createSignup from './create-signup.ts'
import deleteDownload from './delete-download.ts'
import downloadFile from './download-file.ts'
import getCorrection from './get-correction.ts'
import getDownload from './get-download.ts'
import getOffer from './get-offer.ts'
import getOpenApi from './get-openapi.ts'
import getPurchase from './get-purchase.ts'
import noDownload from './no-download.ts'
import requestLinks from './request-links.ts'
import verifyFile from './verify-file.ts'

export const app = createApi({
  createCheckout,
  createOrder,
  createSignup,
  requestLinks,
  getOpenApi,
  getOffer,
  getPurchase,
  noDownload,
  getDownload,
  getCorrection,
  correctAnswers,
  downloadFile,
  deleteDownload,
  verifyFile,
} satisfies Endpoints<'shop'>)

export const handler = onLambda(app)

import { handle as onLambda } from 'hono/aws-lambda'
import { deleteDownload, downloadFile, getDownload } from '../../shared/api/downloads.ts'
import { getOpenApi } from '../../shared/api/openapi.ts'
import { createSignup } from '../../shared/api/signups.ts'
import { loadedLater } from '../core/platform/handle.ts'
import { createApi, type Endpoints } from '../core/platform/http.ts'
import correctAnswers from './correct-answers.ts'
import createCheckout from './create-checkout.ts'
import createOrder from './create-order.ts'
import getCorrection from './get-correction.ts'
import getOffer from './get-offer.ts'
import getPurchase from './get-purchase.ts'
import noDownload from './no-download.ts'
import requestLinks from './request-links.ts'
import verifyFile from './verify-file.ts'

/** What needs storage, mail or tokens of admins is loaded later; orders and checkouts need none of these. */
export const app = createApi({
  createCheckout,
  createOrder,
  createSignup: loadedLater(createSignup, () => import('./create-signup.ts')),
  requestLinks,
  getOpenApi: loadedLater(getOpenApi, () => import('./get-openapi.ts')),
  getOffer,
  getPurchase,
  noDownload,
  getDownload: loadedLater(getDownload, () => import('./get-download.ts')),
  getCorrection,
  correctAnswers,
  downloadFile: loadedLater(downloadFile, () => import('./download-file.ts')),
  deleteDownload: loadedLater(deleteDownload, () => import('./delete-download.ts')),
  verifyFile,
} satisfies Endpoints<'shop'>)

export const handler = onLambda(app)

import { type LambdaContext, type LambdaEvent, handle as onLambda } from 'hono/aws-lambda'
import { deleteDownload, downloadFile, getDownload } from '../../shared/api/downloads.ts'
import { getOpenApi } from '../../shared/api/openapi.ts'
import {
  allowGuide,
  createSignup,
  openUnsubscription,
  unsubscribe,
} from '../../shared/api/signups.ts'
import { loadedLater } from '../core/platform/handle.ts'
import { createApi, type Endpoints } from '../core/platform/http.ts'
import correctAnswers from './correct-answers.ts'
import createCheckout from './create-checkout.ts'
import createOrder from './create-order.ts'
import getCorrection from './get-correction.ts'
import getOffer from './get-offer.ts'
import getPurchase from './get-purchase.ts'
import { admitNetwork } from './network-limit.ts'
import noDownload from './no-download.ts'
import requestLinks from './request-links.ts'
import verifyFile from './verify-file.ts'

const loadGuide = () => import('./guide-routes.ts')

/** What needs storage, mail or tokens of admins is loaded later; orders and checkouts need none of these. */
export const app = createApi(
  {
    createCheckout,
    createOrder,
    createSignup: loadedLater(createSignup, async () => ({
      default: (await loadGuide()).signingUp,
    })),
    requestLinks,
    unsubscribe: loadedLater(unsubscribe, async () => ({
      default: (await loadGuide()).unsubscribing,
    })),
    openUnsubscription: loadedLater(openUnsubscription, async () => ({
      default: (await loadGuide()).opening,
    })),
    allowGuide: loadedLater(allowGuide, async () => ({
      default: (await loadGuide()).allowing,
    })),
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
  } satisfies Endpoints<'shop'>,
  { admit: admitNetwork },
)

const answer = onLambda(app)

/** An event of EventBridge, as its function gets it. */
type ReturnedMail = { source: 'aws.ses' }

const isReturnedMail = (event: ReturnedMail | LambdaEvent): event is ReturnedMail =>
  'source' in event && event.source === 'aws.ses'

/** Hears that a mail came back or was unwanted. */
export const hearOfMail = async (event: object): Promise<void> => {
  const { hear } = await loadGuide()
  return hear(event)
}

/** Answers requests of the API, and hears of mails that came back. */
export const handler = (event: ReturnedMail | LambdaEvent, context?: LambdaContext) =>
  isReturnedMail(event) ? hearOfMail(event) : answer(event, context)

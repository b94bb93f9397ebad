import { type LambdaContext, type LambdaEvent, handle as onLambda } from 'hono/aws-lambda'
import {
  deleteDownload,
  downloadFile,
  getDownload,
  renewDownload,
} from '../../shared/api/downloads.ts'
import { getOpenApi } from '../../shared/api/openapi.ts'
import type { Route } from '../../shared/api/route.ts'
import {
  createSignup,
  openUnsubscription,
  resubscribe,
  unsubscribe,
} from '../../shared/api/signups.ts'
import { type Endpoint, lazy } from '../core/platform/handle.ts'
import { createApi, type Endpoints } from '../core/platform/http.ts'
import correctAnswers from './correct-answers.ts'
import createCheckout from './create-checkout.ts'
import createOrder from './create-order.ts'
import getCorrection from './get-correction.ts'
import getOffer from './get-offer.ts'
import getPurchase from './get-purchase.ts'
import noDownload from './no-download.ts'
import { enforceRateLimit } from './rate-limit.ts'
import requestLinks from './request-links.ts'
import verifyFile from './verify-file.ts'

const loadGuide = () => import('./guide-routes.ts')

/** A route of the guide, which is loaded at the first request for one of them. */
const ofGuide = <R extends Route>(
  route: R,
  pick: (guide: Awaited<ReturnType<typeof loadGuide>>) => Endpoint<R>,
) => lazy(route, async () => ({ default: pick(await loadGuide()) }))

/** What needs storage, mail or tokens of admins is loaded later; orders and checkouts need none of these. */
export const app = createApi(
  {
    createCheckout,
    createOrder,
    createSignup: ofGuide(createSignup, ({ signupEndpoint }) => signupEndpoint),
    requestLinks,
    unsubscribe: ofGuide(unsubscribe, ({ unsubscribeEndpoint }) => unsubscribeEndpoint),
    openUnsubscription: ofGuide(
      openUnsubscription,
      ({ openUnsubscriptionEndpoint }) => openUnsubscriptionEndpoint,
    ),
    resubscribe: ofGuide(resubscribe, ({ resubscribeEndpoint }) => resubscribeEndpoint),
    getOpenApi: lazy(getOpenApi, () => import('./get-openapi.ts')),
    getOffer,
    getPurchase,
    noDownload,
    getDownload: lazy(getDownload, () => import('./get-download.ts')),
    getCorrection,
    correctAnswers,
    downloadFile: lazy(downloadFile, () => import('./download-file.ts')),
    deleteDownload: lazy(deleteDownload, () => import('./delete-download.ts')),
    renewDownload: lazy(renewDownload, () => import('./renew-download.ts')),
    verifyFile,
  } satisfies Endpoints<'shop'>,
  { enforceRateLimit },
)

const answer = onLambda(app)

/** An event of EventBridge, as its function gets it. */
type ReturnedMail = { source: 'aws.ses' }

/** No request of the API has a source, and no rule sends events of another one. */
const isReturnedMail = (event: ReturnedMail | LambdaEvent): event is ReturnedMail =>
  'source' in event

/** Hears that a mail came back or was unwanted. */
export const handleMailEvents = async (event: object): Promise<void> => {
  const { handleMailEvent } = await loadGuide()
  return handleMailEvent(event)
}

/** Answers requests of the API, and hears of mails that came back. */
export const handler = (event: ReturnedMail | LambdaEvent, context?: LambdaContext) =>
  isReturnedMail(event) ? handleMailEvents(event) : answer(event, context)

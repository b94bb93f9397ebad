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

/** A route of the guide, loaded on the first request for any of them. */
const guideRoute = <R extends Route>(
  route: R,
  pick: (guide: Awaited<ReturnType<typeof loadGuide>>) => Endpoint<R>,
) => lazy(route, async () => ({ default: pick(await loadGuide()) }))

/**
 * Modules that need storage, email or admin tokens are lazy; orders and checkouts need none of
 * them.
 */
export const app = createApi(
  {
    createCheckout,
    createOrder,
    createSignup: guideRoute(createSignup, ({ signupEndpoint }) => signupEndpoint),
    requestLinks,
    unsubscribe: guideRoute(unsubscribe, ({ unsubscribeEndpoint }) => unsubscribeEndpoint),
    openUnsubscription: guideRoute(
      openUnsubscription,
      ({ openUnsubscriptionEndpoint }) => openUnsubscriptionEndpoint,
    ),
    resubscribe: guideRoute(resubscribe, ({ resubscribeEndpoint }) => resubscribeEndpoint),
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

const handleRequest = onLambda(app)

/** SES feedback from EventBridge. */
type MailFeedback = { source: 'aws.ses' }

/** API requests have no source, and the rule matches no other source. */
const isMailEvent = (event: MailFeedback | LambdaEvent): event is MailFeedback => 'source' in event

/** Handles a bounce or a complaint. */
export const handleMailEvents = async (event: object): Promise<void> => {
  const { handleMailEvent } = await loadGuide()
  return handleMailEvent(event)
}

/** Serves the API, and handles bounces and complaints. */
export const handler = (event: MailFeedback | LambdaEvent, context?: LambdaContext) =>
  isMailEvent(event) ? handleMailEvents(event) : handleRequest(event, context)

import * as z from 'zod'
import { ORDER_TAG } from '../core/mail.ts'
import { recordMailFeedback } from '../core/orders/mail-feedback.ts'
import { environment, readEnvironment } from '../core/platform/env.ts'
import { log, shortId } from '../core/platform/log.ts'
import { memoize } from '../core/platform/memoize.ts'
import { count } from '../core/platform/metrics.ts'
import { runWithRequestId } from '../core/platform/request-id.ts'
import { unsubscribeAddress } from './signups.ts'

const guideSet = memoize(
  () =>
    readEnvironment(environment.pick({ GUIDE_CONFIGURATION_SET: true })).GUIDE_CONFIGURATION_SET,
)

/**
 * The parts in use of SES's bounce and complaint events.
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
const mailEvent = z.object({
  id: z.string(),
  detail: z.object({
    mail: z.object({
      destination: z.array(z.string()),
      tags: z.record(z.string(), z.array(z.string())),
    }),
    bounce: z
      .object({ bounceType: z.string(), bounceSubType: z.string(), timestamp: z.string() })
      .optional(),
    complaint: z.object({ timestamp: z.string() }).optional(),
  }),
})
type MailDetail = z.infer<typeof mailEvent>['detail']

/** The outcome of an email, or undefined for other events. */
const outcomeOf = ({ bounce, complaint }: MailDetail) => {
  if (bounce) {
    const { bounceType, bounceSubType, timestamp } = bounce
    const isTransient = bounceType === 'Transient'
    const text = `${isTransient ? 'temporary' : 'permanent'} (${bounceSubType})`
    return { event: 'bounced', isTransient, text, at: timestamp } as const
  }
  return (
    complaint && ({ event: 'complained', isTransient: false, at: complaint.timestamp } as const)
  )
}

const handlePurchaseMailEvent = async (detail: MailDetail) => {
  const outcome = outcomeOf(detail)
  if (!outcome) return
  const [to = ''] = detail.mail.destination
  const orders = Object.entries(detail.mail.tags)
    .filter(([name]) => name.startsWith(ORDER_TAG))
    .flatMap(([, ids]) => ids)
  for (const id of orders) {
    if (!(await recordMailFeedback(id, { ...outcome, to }))) continue
    log.warn('mail.returned', { order: shortId(id), outcome: outcome.event })
    if (!outcome.isTransient) count('PurchaseMailsReturned')
  }
}

/**
 * Records a bounce or complaint in the order's history. A reader who reports the guide as spam is
 * unsubscribed. Events may be delivered twice.
 */
export const handleMailEvent = async (event: unknown): Promise<void> => {
  const { id, detail } = mailEvent.parse(event)
  return runWithRequestId(id, async () => {
    const isGuide = detail.mail.tags['ses:configuration-set']?.includes(guideSet())
    if (!isGuide) return handlePurchaseMailEvent(detail)
    if (!detail.complaint) return
    for (const address of detail.mail.destination) await unsubscribeAddress(address)
  })
}

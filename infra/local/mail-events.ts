import { randomUUID } from 'node:crypto'
import { LOCAL_ACCOUNT, LOCAL_REGION, localArn } from './account.ts'

/** The parts of a sent email that SES events contain. */
type SentMail = {
  id: string
  sentAt: string
  from: string
  to: readonly string[]
  configurationSet?: string
  tags?: Readonly<Record<string, string>>
}

type Outcome = { type: string; detail: (timestamp: string) => object }

const bounceOutcome = (bounceType: string, bounceSubType: string): Outcome => ({
  type: 'Email Bounced',
  detail: (timestamp) => ({
    eventType: 'Bounce',
    bounce: { bounceType, bounceSubType, timestamp },
  }),
})

/** The mailbox simulator's outcomes, by local part. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  bounce: bounceOutcome('Permanent', 'General'),
  suppressionlist: bounceOutcome('Permanent', 'Suppressed'),
  ooto: bounceOutcome('Transient', 'General'),
  complaint: {
    type: 'Email Complaint Received',
    detail: (timestamp) => ({ eventType: 'Complaint', complaint: { timestamp } }),
  },
}

/** bounce+any@simulator.amazonses.com -> bounce */
const SIMULATOR = /^([a-z]+)(?:\+[^@]*)?@simulator\.amazonses\.com$/

/**
 * The EventBridge event of an email to the SES mailbox simulator; undefined for other emails and
 * without a configuration set.
 * https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html
 */
export const createMailEvent = (mail: SentMail, now: Date): object | undefined => {
  const [, name = ''] = SIMULATOR.exec(mail.to[0] ?? '') ?? []
  const outcome = Object.hasOwn(OUTCOMES, name) ? OUTCOMES[name] : undefined
  if (!outcome || !mail.configurationSet) return undefined
  const tags = { 'ses:configuration-set': mail.configurationSet, ...mail.tags }
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': outcome.type,
    source: 'aws.ses',
    account: LOCAL_ACCOUNT,
    time: now.toISOString(),
    region: LOCAL_REGION,
    resources: [localArn('ses', `configuration-set/${mail.configurationSet}`)],
    detail: {
      ...outcome.detail(now.toISOString()),
      mail: {
        timestamp: mail.sentAt,
        source: mail.from,
        messageId: mail.id,
        destination: mail.to,
        tags: Object.fromEntries(Object.entries(tags).map(([key, value]) => [key, [value]])),
      },
    },
  }
}

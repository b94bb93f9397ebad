import { randomUUID } from 'node:crypto'
import { LOCAL_ACCOUNT, LOCAL_REGION, localArn } from './account.ts'

/** What SES was given of a mail, as far as its events tell of it. */
type SentMail = {
  id: string
  sentAt: string
  from: string
  to: readonly string[]
  configurationSet?: string
  tags?: Readonly<Record<string, string>>
}

type Outcome = { type: string; detail: (at: string) => object }

const bounced = (bounceType: string, bounceSubType: string): Outcome => ({
  type: 'Email Bounced',
  detail: (timestamp) => ({
    eventType: 'Bounce',
    bounce: { bounceType, bounceSubType, timestamp },
  }),
})

/** How the mailbox simulator takes a mail, by the part of its addresses before a plus. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  bounce: bounced('Permanent', 'General'),
  suppressionlist: bounced('Permanent', 'Suppressed'),
  ooto: bounced('Transient', 'General'),
  complaint: {
    type: 'Email Complaint Received',
    detail: (at) => ({ eventType: 'Complaint', complaint: { timestamp: at } }),
  },
}

/** bounce+any@simulator.amazonses.com -> bounce */
const SIMULATOR = /^([a-z]+)(?:\+[^@]*)?@simulator\.amazonses\.com$/

/**
 * The event that EventBridge gets of a mail to SES's mailbox simulator; undefined of any other mail, and of one without
 * a configuration set. https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html
 */
export const eventOf = (mail: SentMail, now: Date): object | undefined => {
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

import { nameIn, type Stage } from './stage.ts'

/**
 * What is mailed apart: each has an address and a configuration set of its own at SES, so that complaints about the
 * guide do not stop the mails about purchases.
 */
export const MAIL_STREAMS = ['purchases', 'guide'] as const
export type MailStream = (typeof MAIL_STREAMS)[number]

const domainOf = (address: string): string => address.split('@')[1] ?? ''

/** The address that a stream is sent from. */
export const senderOf = ({ mailFrom, guideFrom }: Stage, stream: MailStream): string =>
  stream === 'purchases' ? mailFrom : (guideFrom ?? `guide@${domainOf(mailFrom)}`)

/** The identity that SES has verified for a stream: an address or a domain. */
export const identityOf = (stage: Stage, stream: MailStream): string =>
  (stream === 'purchases' ? stage.mailIdentity : stage.guideIdentity) ??
  domainOf(senderOf(stage, stream))

/** The name of a stream's configuration set. */
export const configurationSetOf = (stage: Stage, stream: MailStream): string =>
  nameIn(stage, stream)

import { nameIn, type Stage } from './stage.ts'

/** Separate SES configuration sets and senders, so that complaints about the guide don't affect purchase emails. */
export const MAIL_STREAMS = ['purchases', 'guide'] as const
export type MailStream = (typeof MAIL_STREAMS)[number]

const domainOf = (address: string): string => address.split('@')[1] ?? ''

/** The sender of a stream. */
export const senderOf = ({ mailFrom, guideFrom }: Stage, stream: MailStream): string =>
  stream === 'purchases' ? mailFrom : (guideFrom ?? `guide@${domainOf(mailFrom)}`)

/** The verified SES identity of a stream: an address or a domain. */
export const identityOf = (stage: Stage, stream: MailStream): string =>
  (stream === 'purchases' ? stage.mailIdentity : stage.guideIdentity) ??
  domainOf(senderOf(stage, stream))

/** The name of a stream's configuration set. */
export const configurationSetOf = (stage: Stage, stream: MailStream): string =>
  nameIn(stage, stream)

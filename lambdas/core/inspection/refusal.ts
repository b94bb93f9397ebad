import type { MESSAGES } from '../../../shared/messages.ts'

export type RefusalReason = keyof typeof MESSAGES.templates.refused

/** An uploaded file that is not taken; the reason names the text that tells the admin why. */
export class Refusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(reason)
    this.name = 'Refusal'
    this.reason = reason
  }
}

/** @throws Refusal with the reason, when the condition holds. */
export const refuseIf = (condition: boolean, reason: RefusalReason): void => {
  if (condition) throw new Refusal(reason)
}

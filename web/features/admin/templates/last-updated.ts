import { MESSAGES } from '../../../../shared/messages.ts'
import { longDate } from '../../../lib/long-date.ts'

/** The last-updated column: a date in words, or what stands for a missing or an impossible one. */
export const lastUpdated = (iso: string | undefined): string => {
  if (iso === undefined || iso === '') return MESSAGES.templates.neverUpdated
  return Number.isNaN(Date.parse(iso)) ? MESSAGES.templates.unknownDate : longDate(iso)
}

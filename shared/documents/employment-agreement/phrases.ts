import { numberOf } from '../template/answers.ts'
import { numberInWords } from '../toolbox/number-words.ts'
import { inSentence } from '../toolbox/text.ts'

/** 10 as "ten (10)"; any other text is returned unchanged. */
export const withNumeral = (text: string): string => {
  const count = numberOf(text)
  return count !== undefined && Number.isSafeInteger(count) && count >= 0
    ? `${numberInWords(count).toLowerCase()} (${count})`
    : text
}

/** "Lead Guide": a rank that people put before the name of any job. */
const RANKED = /^(lead|head|senior|deputy|assistant|associate|executive|chief)\s+\p{L}+$/iu
const ROLE =
  /^(?!the\b|an?\b|our\b)[^,]*?\b(manager|director|officer|president|owner|supervisor|lead(er)?|head|chef|captain|chief|editor|engineer|controller|secretary|treasurer|scientist|technician|specialist|steward|foreperson|chair|principal|partner|member|coordinator|administrator|superintendent|foreman|vice president|(director|head|president|vice president|manager|chief|chair|dean) (of|for) .+|vice president .+|[se]?vp (of|for) .+|[se]?vp|trustee|c[efot]o)$/i

/** "Store Manager" as "the Store Manager"; a person's name stays as it is. */
export const withArticle = (supervisor: string): string =>
  ROLE.test(supervisor) || RANKED.test(supervisor) ? `the ${supervisor}` : supervisor

/**
 * "at least two weeks' written notice" as "two weeks"; the agreement states the manner of notice
 * itself.
 */
export const lengthOf = (notice: string): string =>
  inSentence(notice)
    .replace(/^(at least|not? less than|a minimum of)\s+/i, '')
    .replace(/['\u2019]?\s+(of\s+)?(written\s+)?notice\.?$/i, '')

const KIND =
  /^(?!an?\s|the\s).*\b(company|corporation|l\.?l\.?c\.?|inc\.?|partnership|proprietor(ship)?|individual|association|cooperative|nonprofit|trust|organization)$/i

/** "Connecticut LLC" as "a Connecticut LLC"; other texts, and those with an article, are returned unchanged. */
export const withKindArticle = (kind: string): string => {
  if (!KIND.test(kind)) return kind
  return /^([aeio]|llc|l\.l\.c|s corp|un(?!i))/i.test(kind) ? `an ${kind}` : `a ${kind}`
}

export const REMOTE_FROM = /^remote(?:ly)?[,:]?\s+(?!and\b|or\b)(?:from\s+|in\s+|at\s+)?/i

const PLACES =
  'sites|locations|homes|offices|stores|shops|branches|schools|farms|ranches|buildings|warehouses|vineyards'
const SEVERAL_PLACES = new RegExp(
  `^((the )?(clients?|customers?|job|construction|project|various|different|several|multiple)|${PLACES})\\b|\\b(${PLACES})$`,
  'i',
)

/** Whether the workplace is several places: "Client sites in Butler County". */
export const namesSeveralPlaces = (place: string): boolean =>
  SEVERAL_PLACES.test(place) && !REMOTE_FROM.test(place)

import { addDays, readDate } from '../calendar.ts'
import { STATE_NAMES } from '../states.ts'
import type { Answers } from '../template.ts'
import { hasJointOwners, isCompanyName } from '../text.ts'
import { type Deadlines, VEHICLE_DEADLINES } from './deadlines.ts'

const textOf = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()

/** "Ann Lee and Bo Lee" as two full names; nothing when one of them lacks a family name. */
const ownersOf = (answers: Answers, key: string): readonly string[] => {
  const names = textOf(answers, key).split(/\s+(?:and|&)\s+/i)
  return names.length === 2 && names.every((name) => name.includes(' ')) ? names : []
}

/** A company's name stands above the lines of the person who signs for it. */
const blockTitle = (role: string, name: string): string =>
  isCompanyName(name) ? `${role}: ${name}` : role

const jointTitle = (role: string, [, second]: readonly string[]): string =>
  second === undefined ? `${role} (joint owner, if any)` : `${role}, joint owner: ${second}`

const saysNoneKnown = (faults: string): boolean => /^none(\s+known)?\.?$/i.test(faults)

/** Whether the price falls due only after the parties have signed. */
const isPaidLater = (answers: Answers): boolean => {
  const paid = readDate(textOf(answers, 'payment_date'))
  const signed = readDate(textOf(answers, 'signature_date'))
  return paid !== undefined && signed !== undefined && paid > signed
}

/** The last day of a vehicle deadline, counted from the date of the sale, which is the cautious reading. */
const lastDay = (answers: Answers, who: keyof Deadlines): string | undefined => {
  const state = STATE_NAMES.find((name) => name === answers.state)
  const days =
    answers.item_type === 'vehicle' && state ? VEHICLE_DEADLINES[state]?.[who] : undefined
  const sale = readDate(textOf(answers, 'date'))
  return days !== undefined && sale !== undefined ? addDays(sale, days) : undefined
}

/** What the text needs beyond the answers themselves. Dates are ISO; what is unknown is undefined. */
export const derive = (answers: Answers): Record<string, unknown> => ({
  get governing_state() {
    const state = textOf(answers, 'state')
    return state === 'District of Columbia' ? `the ${state}` : state || undefined
  },
  get seller_is_company() {
    return isCompanyName(textOf(answers, 'seller_name'))
  },
  get buyer_is_company() {
    return isCompanyName(textOf(answers, 'buyer_name'))
  },
  get seller_is_joint() {
    return hasJointOwners(textOf(answers, 'seller_name'))
  },
  get buyer_is_joint() {
    return hasJointOwners(textOf(answers, 'buyer_name'))
  },
  get seller_first_owner() {
    return ownersOf(answers, 'seller_name')[0]
  },
  get seller_second_owner() {
    return ownersOf(answers, 'seller_name')[1]
  },
  get buyer_first_owner() {
    return ownersOf(answers, 'buyer_name')[0]
  },
  get buyer_second_owner() {
    return ownersOf(answers, 'buyer_name')[1]
  },
  get seller_joint_block() {
    return jointTitle('Seller', ownersOf(answers, 'seller_name'))
  },
  get buyer_joint_block() {
    return jointTitle('Buyer', ownersOf(answers, 'buyer_name'))
  },
  get seller_block() {
    return blockTitle('Seller', textOf(answers, 'seller_name'))
  },
  get buyer_block() {
    return blockTitle('Buyer', textOf(answers, 'buyer_name'))
  },
  get no_faults_known() {
    return saysNoneKnown(textOf(answers, 'known_defects'))
  },
  get faults_listed() {
    const faults = textOf(answers, 'known_defects')
    return faults !== '' && !saysNoneKnown(faults)
  },
  get paid_later() {
    return isPaidLater(answers)
  },
  get passes_when_paid() {
    return /^(when\s+paid\.?)?$/i.test(textOf(answers, 'transfer_date'))
  },
  get transfer_day() {
    return readDate(textOf(answers, 'transfer_date').replace(/\.$/, ''))
  },
  get county() {
    return textOf(answers, 'notary_county').replace(/\s+county$/i, '') || undefined
  },
  get seller_reports_by() {
    return lastDay(answers, 'sellerReports')
  },
  get buyer_titles_by() {
    return lastDay(answers, 'buyerTitles')
  },
})

import { DOWNLOAD_MESSAGES } from '../download-messages.ts'

export type PurchaseNotice = { title: string; text: string }

/** The files are ready, but were bought in another browser. */
export const PURCHASE_ELSEWHERE: PurchaseNotice = {
  title: 'This purchase is complete',
  text: 'For your security, the files open only in the browser you bought them in, or through the link in the email we sent.',
}

/**
 * Prerendered on the page that payment links return to. It is longer than NO_PURCHASE, which may
 * replace it, so that the largest text paints with the HTML (LCP).
 */
export const LOOKING_FOR_PURCHASE: PurchaseNotice = {
  title: 'Your purchase',
  text: 'We’re looking for purchases in this browser and will show the files here. If you paid in another browser, use the link in the email we sent you. If something is missing, contact us.',
}

/** This browser has placed no order. */
export const NO_PURCHASE: PurchaseNotice = {
  title: 'No purchase in this browser',
  text: 'If you paid in another browser, use the link in the email we sent you, or contact us.',
}

/** The reference in the URL matches no purchase. */
export const UNKNOWN_PURCHASE: PurchaseNotice = {
  title: 'We can’t find this purchase',
  text: 'The link to this page doesn’t match any purchase. If you paid, use the link in the email we sent you, or contact us.',
}

/** The request failed. */
export const UNREACHABLE_PURCHASE: PurchaseNotice = {
  title: 'We can’t load your purchase right now',
  text: `${DOWNLOAD_MESSAGES.download.unexpected}. Nothing you paid for is lost; reload the page in a minute.`,
}

/** Shown when a paid document isn't ready after this long. */
export const SLOW_PURCHASE = {
  afterMs: 60_000,
  text: 'This is taking longer than usual. You can close this page: we’ll email you the link.',
} as const

/** Shown when this browser has bought a document. */
export const BOUGHT_HERE = {
  title: 'Your purchase',
  text: 'You bought this document in this browser.',
  expired: 'You bought this document in this browser. The download link has expired.',
  action: 'Open your files',
  renew: 'Get a new link',
  blankTitle: 'You already bought this template',
  blank:
    'You paid for it in this browser, so you weren’t charged again. You can use the same template as often as you like, so open your files instead of paying twice.',
  again: 'Buy again',
} as const

/** What to do with the files. */
export const NEXT_STEPS: readonly PurchaseNotice[] = [
  { title: 'Review thoroughly', text: 'Read every clause and check names, dates and amounts.' },
  {
    title: 'Customize as needed',
    text: 'Open the Word file and make the changes your situation needs.',
  },
  {
    title: 'Execute properly',
    text: 'Print and sign it, and have it witnessed, notarized or filed as the instructions say.',
  },
  {
    title: 'Secure storage',
    text: 'Keep the signed original in a safe place and give each party a copy.',
  },
]

/** The heading of the checklist. */
export const STEPS_OF_INSTRUCTIONS = 'Step by step, from your instructions'

export const stepsDone = (done: number, all: number): string => `${done} of ${all} done`

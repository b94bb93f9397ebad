/* The home page below its first screen. */
import type { Category } from '../catalog/types.ts'
import { ATTORNEY_ADVICE, CLAIMS } from './claims.ts'

export const STEPS_TITLE = 'How It Works'

/** From choosing to downloading. */
export const THREE_STEPS: readonly { title: string; text: string }[] = [
  {
    title: 'Select a document',
    text: 'See what each document is for, what it covers and what it costs.',
  },
  {
    title: 'Preview the details',
    text: 'Answer the questions and read your document as it takes shape, before you pay.',
  },
  {
    title: 'Download instantly',
    text: `Get Word, PDF and instructions right after payment. Your link works for ${CLAIMS.linkDays} days.`,
  },
]

export const POPULAR = {
  title: 'Most popular',
  /** Six documents, two of each category. The library's order applies. */
  ids: [
    'prenuptial-agreement',
    'last-will-and-testament',
    'llc-operating-agreement',
    'employment-agreement',
    'bill-of-sale',
    'promissory-note',
  ],
  rest: 'All documents by category',
} as const

/** The store's advantages. `needs` hides those of a feature that the stage does not have. */
export const FEATURES: readonly { title: string; text: string; needs?: 'assistant' }[] = [
  {
    title: 'Attorney-crafted',
    text: 'Clear sentences that say who does what and by when, with your state’s requirements and their sources.',
  },
  {
    title: `Done in ${CLAIMS.minutes}`,
    text: 'Plain questions, one step at a time. You only see what applies to you, and your answers are saved if you need to stop.',
  },
  {
    title: 'Instant delivery',
    text: `Your files are ready seconds after we receive your payment. The link works for ${CLAIMS.linkDays} days, and a new one is free.`,
  },
  {
    title: 'Bank-level encryption',
    text: 'Encrypted in transit and at rest. One button on your download page deletes your document for good.',
  },
  {
    title: 'A legal assistant, 24/7',
    text: 'A free AI assistant explains any word or clause, any time. It gives information, not legal advice.',
    needs: 'assistant',
  },
  {
    title: 'Verifiable',
    text: 'Anyone you send a file to can verify that it is unaltered, without uploading it.',
  },
  {
    title: `${CLAIMS.guaranteeDays}-day guarantee`,
    text: 'If the document doesn’t work for you, tell us and we’ll refund you.',
  },
]

export const MISSION = {
  title: 'Good legal documents shouldn’t be a luxury',
  paragraphs: [
    `An attorney costs ${CLAIMS.hourlyRate} an hour, so many people sign nothing, or something they found online. Then a loan between friends turns into an argument about who said what.`,
    'An everyday agreement should be easy to write: in words both sides understand, with no surprises, at a price you know before you start. Save the attorney for what’s unusual and for a final review before you sign.',
  ],
  savings: { figure: CLAIMS.averageSavings, text: 'average savings over hiring an attorney' },
} as const

export const PREVIEWS = {
  title: 'Look before you choose',
  intro: 'Open a preview to see what a document covers.',
  label: 'Previews',
} as const

/** The tabs of the preview, in order. */
export const PREVIEW_TABS: readonly { category: Category; label: string; text: string }[] = [
  {
    category: 'business',
    label: 'Business',
    text: 'Hire, launch, raise money and share confidential information on clear terms.',
  },
  {
    category: 'individual',
    label: 'Personal',
    text: 'Sell, lend, and choose who speaks for you when you can’t.',
  },
  {
    category: 'family',
    label: 'Family',
    text: 'Turn difficult conversations into a clear agreement.',
  },
]

export const HOME_CASE_STUDIES = {
  title: 'Case studies',
  intro: 'Everyday problems, solved with the right document.',
  more: 'Load More Case Studies',
} as const

export const TESTIMONIALS_TITLE = 'What people say'

export const CLOSING_CALL = {
  title: 'Put it in writing today',
  intro: `Most people finish in one sitting. ${ATTORNEY_ADVICE} The Word file makes that easy.`,
  button: 'Browse Documents',
} as const

import type { Category } from '../catalog/types.ts'
import { CLAIMS } from './claims.ts'

/** The advantages of writing a document here; one that needs the assistant is shown where there is one. */
export const FEATURES: readonly { title: string; text: string; needs?: 'assistant' }[] = [
  {
    title: 'Attorney-crafted',
    text: 'Whole sentences that say who does what and by when, with the points of your state and the source they come from.',
  },
  {
    title: `Done in ${CLAIMS.minutes}`,
    text: 'Plain questions, one at a time. What does not apply to you never appears, and your answers wait if you are called away.',
  },
  {
    title: 'Instant delivery',
    text: `Word, PDF and instructions the moment you pay. The link stays active for ${CLAIMS.linkDays} days, and support re-issues it free.`,
  },
  {
    title: 'Bank-level encryption',
    text: 'Encrypted on the way and at rest. One button on your download page deletes everything, at once and for good.',
  },
  {
    title: 'A legal assistant, 24/7',
    text: 'A free AI assistant explains a word or a clause at any hour. It informs; it does not advise.',
    needs: 'assistant',
  },
  {
    title: 'Genuine, and checkable',
    text: 'Whoever receives your paper can check that it is the one we delivered, unchanged. The file stays on their device.',
  },
  {
    title: `${CLAIMS.guaranteeDays}-day guarantee`,
    text: 'If the document does not do its job for you, tell us and we refund it.',
  },
]

export const MISSION = {
  title: 'Good paper should not be a luxury',
  paragraphs: [
    `A lawyer costs ${CLAIMS.hourlyRate} an hour, so most people sign nothing, or something copied from somewhere. Then a loan between friends turns into a quarrel about who said what.`,
    'We think an ordinary agreement should be as easy to write as a letter: in words both sides understand, with nothing hidden, at a price you know before you start. The lawyer is there for what is not ordinary, and for a last look before you sign.',
  ],
  savings: { figure: CLAIMS.averageSavings, text: 'average savings against having it drafted' },
} as const

/** The tabs of the preview, in order. */
export const PREVIEW_TABS: readonly { category: Category; label: string; text: string }[] = [
  {
    category: 'business',
    label: 'Business',
    text: 'Hire, found, invest and share secrets on terms everybody has read.',
  },
  {
    category: 'individual',
    label: 'Personal',
    text: 'Sell, lend, and say who speaks for you when you cannot.',
  },
  {
    category: 'family',
    label: 'Family',
    text: 'The conversations nobody looks forward to, turned into one page after another.',
  },
]

/** From choosing to downloading. */
export const THREE_STEPS: readonly { title: string; text: string }[] = [
  {
    title: 'Select a document',
    text: 'Every document says what it is for, what it settles and what it costs.',
  },
  {
    title: 'Preview the details',
    text: 'Answer its questions and read the agreement as it forms, before you pay anything.',
  },
  {
    title: 'Download instantly',
    text: 'Word, PDF and instructions, right after payment. The link works for 7 days.',
  },
]

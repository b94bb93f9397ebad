import { sitePath } from '../site/site-routes.ts'
import { BRAND } from './brand.ts'
import { CLAIMS } from './claims.ts'
import type { Prices } from './prices.ts'

type Comparison = { what: string; here: string; lawyer: string; needs?: 'assistant' }

/** How the store compares with a law firm. */
export const comparison = ({ standard }: Prices): readonly Comparison[] => [
  { what: 'Cost', here: `From ${standard} per document`, lawyer: `${CLAIMS.hourlyRate} per hour` },
  { what: 'AI assistant', here: '24/7', lawyer: 'Not available', needs: 'assistant' },
  { what: 'Delivery', here: 'Instant', lawyer: 'Days to weeks' },
  { what: 'Documents', here: 'Professional templates', lawyer: 'Custom drafted' },
  { what: 'Availability', here: '24/7', lawyer: 'Limited office hours' },
]

/** What every purchase includes, in any tier. */
export const INCLUDED_ITEMS: readonly { title: string; text: string }[] = [
  {
    title: 'An editable Word file',
    text: 'Real headings and automatic numbering, so you or your attorney can change a line without breaking the rest.',
  },
  {
    title: 'A PDF ready to sign',
    text: 'The same document in US Letter format, with space for signatures, witnesses and a notary where needed.',
  },
  {
    title: 'Step-by-step instructions',
    text: 'What to check, who signs and in front of whom, and what to do with the signed document.',
  },
  {
    title: 'Your state’s requirements',
    text: 'If your state has special requirements, the document and its instructions cover them and cite the source.',
  },
  {
    title: 'A private link for 7 days',
    text: 'Download as often as you like. If the link expires, you can get a new one for free.',
  },
  {
    title: '30-day satisfaction guarantee',
    text: 'If the document doesn’t work for you, tell us within 30 days and we’ll refund you.',
  },
]

type Question = { title: string; text: string; more?: { label: string; href: string } }

/** Ten questions people ask before they pay. */
export const questions = ({ standard, premium, luxury }: Prices): readonly Question[] => [
  {
    title: 'What does a document cost?',
    text: `Standard documents cost ${standard}, premium documents ${premium} and luxury documents ${luxury}. You pay once per document, and see the price before you start.`,
  },
  {
    title: 'Do I need an account or a subscription?',
    text: 'No. You pay once for each document. Nothing renews, and there’s nothing to cancel.',
  },
  {
    title: 'What do I get?',
    text: 'The document as an editable Word file and a PDF, plus instructions for checking and signing it as a second PDF.',
  },
  {
    title: 'How long does it take?',
    text: `Most people finish in ${CLAIMS.minutes}. Longer documents ask more questions. Your answers are saved in your browser, so you can stop and come back.`,
  },
  {
    title: 'Can I change the document later?',
    text: 'Yes. For 30 days you can correct your answers and get new files for free, and you can edit the Word file at any time. Once someone has signed, everyone should initial each change.',
  },
  {
    title: 'Is it valid in my state?',
    text: '“States Covered” shows for every state whether a document has state-specific wording, uses our general wording, comes with a warning or isn’t sold. Some documents, such as a will, must be signed in front of witnesses; the instructions explain how. A licensed attorney can tell you whether a document fits your situation.',
    more: { label: 'See states covered', href: sitePath('coverage') },
  },
  {
    title: 'Is this legal advice?',
    text: `No. ${BRAND.name} sells attorney-crafted templates and is not a law firm. A licensed attorney should review a document before you sign. With a finished draft, that is usually a short appointment.`,
  },
  {
    title: 'How can I pay?',
    text: 'By card or any other method shown at checkout. If a document’s page shows “Pay with crypto”, you can also pay with cryptocurrency. Stripe processes the payment, and we never see your card number.',
  },
  {
    title: 'What if I lose the link?',
    text: `It’s also in the email we send you, and it works for ${CLAIMS.linkDays} days. After that, “Find my purchases” emails you a new one for free.`,
  },
  {
    title: 'What if I’m not satisfied?',
    text: `Tell us within ${CLAIMS.guaranteeDays} days of payment and we’ll refund the full price, however you paid. We’d like to know what was missing, but you don’t have to say.`,
  },
]

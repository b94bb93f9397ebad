import { sitePath } from '../site/site-routes.ts'
import { BRAND } from './brand.ts'
import { CLAIMS } from './claims.ts'
import type { Prices } from './prices.ts'

type Comparison = { what: string; here: string; lawyer: string; needs?: 'assistant' }

/** This store beside a traditional lawyer. */
export const comparison = ({ standard }: Prices): readonly Comparison[] => [
  { what: 'Cost', here: `From ${standard} per document`, lawyer: `${CLAIMS.hourlyRate} per hour` },
  { what: 'AI assistant', here: '24/7', lawyer: 'Not available', needs: 'assistant' },
  { what: 'Delivery', here: 'Instant', lawyer: 'Days to weeks' },
  { what: 'Documents', here: 'Professional templates', lawyer: 'Custom drafted' },
  { what: 'Availability', here: '24/7', lawyer: 'Limited office hours' },
]

/** What every purchase holds, whatever its tier. */
export const INCLUDED_ITEMS: readonly { title: string; text: string }[] = [
  {
    title: 'An editable Word file',
    text: 'Real headings and automatic numbering, so that you or your attorney can change a line without breaking the rest.',
  },
  {
    title: 'A PDF ready to sign',
    text: 'The same document, set for US Letter, with room for signatures, witnesses and a notary where they belong.',
  },
  {
    title: 'Step-by-step instructions',
    text: 'What to check, who signs, in whose presence, and what to do with the signed paper.',
  },
  {
    title: 'The law of your state',
    text: 'Where your state asks for something of its own, the document and its instructions say so, with the source.',
  },
  {
    title: 'A private link for 7 days',
    text: 'Download as often as you like. If the link runs out, support issues a new one free.',
  },
  {
    title: '30-day satisfaction guarantee',
    text: 'If the document does not do its job, tell us within 30 days and we refund it.',
  },
]

type Question = { title: string; text: string; more?: { label: string; href: string } }

/** Ten questions people ask before they pay. */
export const questions = ({ standard, premium, luxury }: Prices): readonly Question[] => [
  {
    title: 'What does a document cost?',
    text: `Standard documents cost ${standard}, premium documents ${premium} and luxury documents ${luxury}. You pay once for each document. The price is on its page before you type a word.`,
  },
  {
    title: 'Do I need an account or a subscription?',
    text: 'Neither. You pay for one document and receive it; nothing renews and there is nothing to cancel.',
  },
  {
    title: 'What do I receive?',
    text: 'The document as an editable Word file and as a PDF, and instructions for checking and signing it as a second PDF.',
  },
  {
    title: 'How long does it take?',
    text: `Most people are done in ${CLAIMS.minutes}. Longer documents ask more questions; your answers stay in your browser, so that you can stop and come back.`,
  },
  {
    title: 'Can I change the document afterwards?',
    text: 'Yes. The Word file is yours to edit, with real headings and numbering. Have changes to an agreement initialed by everybody who signs it.',
  },
  {
    title: 'Will it hold in my state?',
    text: 'The page “States Covered” shows it for every document and every state, with the reason: own wording for the state, the general text with what the state adds, a warning, or not sold there at all. Some documents, such as a will, must be signed before witnesses: the instructions say how. A licensed attorney can tell you whether it fits your case.',
    more: { label: 'See the table of states', href: sitePath('coverage') },
  },
  {
    title: 'Is this legal advice?',
    text: `No. ${BRAND.name} sells attorney-crafted templates and is not a law firm. A licensed attorney should review a document before you sign; with a finished draft that is usually a short appointment.`,
  },
  {
    title: 'How can I pay?',
    text: "By card or with the other ways our payment page offers; where a document's page has the link “Pay with crypto”, also in a cryptocurrency. Stripe takes the payment; the number of your card never reaches us.",
  },
  {
    title: 'What if I lose the link?',
    text: `It is also in the mail we send you and works for ${CLAIMS.linkDays} days. After that, write to ${BRAND.supportEmail} and we issue a new one free.`,
  },
  {
    title: 'What if I am not satisfied?',
    text: `Tell us within ${CLAIMS.guaranteeDays} days after the payment and we refund the price, however you paid. It helps us to hear what was missing, but it is not a condition.`,
  },
]

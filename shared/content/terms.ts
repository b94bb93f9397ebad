import { BRAND } from './brand.ts'
import type { LegalSection } from './legal.ts'

const { name, legalEmail } = BRAND

/** The Terms of Service: what is sold, what it is not, and what both sides may expect. */
export const TERMS: readonly LegalSection[] = [
  {
    title: 'Agreement to these terms',
    paragraphs: [
      `These terms are a contract between you and ${name}. By using this site, filling out a form or buying a document, you agree to them. If you do not agree, please do not use the site.`,
      'If you act for a company, you confirm that you are authorized to accept these terms on its behalf.',
    ],
  },
  {
    title: 'What the service does',
    paragraphs: [
      `${name} sells legal document templates. You can read about each document, fill out its form without an account, preview the result, and pay once to download it as an editable Word file and a PDF, with signing instructions as a second PDF. You can also buy a document blank.`,
      'We may add, change or withdraw documents. This does not affect what you have already bought.',
    ],
  },
  {
    title: 'Not legal advice',
    paragraphs: [
      `${name} is not a law firm, and using it does not create an attorney-client relationship. The documents, state notes and instructions are general information. Nothing this service produces is legal advice or protected by attorney-client privilege.`,
      'Laws differ from state to state and change. You are responsible for checking that a document fits your situation and is signed as your state requires. A licensed attorney should review a document before you sign it.',
    ],
    ofAssistant: 'The AI assistant’s answers are general information too, and not legal advice.',
  },
  {
    title: 'Who may use the service',
    paragraphs: [
      'You must be at least 18 years old and able to enter into a contract. The documents are written for use in the United States.',
    ],
  },
  {
    title: 'Prices, tiers and payment',
    paragraphs: [
      'Documents are sold in pricing tiers: standard, premium and luxury. The price of a document is shown on its page and again before you pay, in US dollars. A crossed-out price is the regular price of the tier. We may also offer subscriptions; we show their price and term before you subscribe. Buying a single document never starts one.',
      'Stripe processes payments. We never see or store your card number. We prepare your download as soon as Stripe confirms the payment.',
    ],
  },
  {
    title: 'Downloads and refunds',
    paragraphs: [
      'After payment you receive a private link by email and on the page. It works for 7 days. If it expires, you can get a new one free of charge for as long as we keep the purchase. Anyone with the link can open your files, so keep it to yourself.',
      'If a document does not do what its page says, or you are not satisfied, tell us within 30 days of the purchase and we will refund the price. A refund ends the download link.',
    ],
  },
  {
    title: 'Your documents belong to you',
    paragraphs: [
      'You keep ownership of the documents you generate and of everything you type into a form. You may change, print, sign, copy and share your documents as you like.',
      `The template texts, the site and its software remain the property of ${name}. You may not resell the templates or offer them to others as templates.`,
    ],
  },
  {
    title: 'Acceptable use and termination',
    paragraphs: [
      'Do not use the site to break the law or deceive anyone, do not try to access other people’s purchases, and do not overload the site with automated requests.',
      'We may suspend or terminate access to the service at any time, for any reason and without notice. You keep the documents you have downloaded. If we end your access to something you paid for, and you gave no cause, we will refund it.',
    ],
  },
  {
    title: 'Warranty and liability',
    paragraphs: [
      'We write and test the documents with care. The service is provided “as is” and “as available.” To the extent the law allows, we do not warrant that a document is complete, free of errors, or fit for a particular purpose.',
      'To the extent the law allows, our liability for all claims arising from a purchase is limited to the price you paid, and we are not liable for indirect or consequential damages. Nothing in these terms limits liability that cannot be limited by law.',
    ],
  },
  {
    title: 'Changes and contact',
    paragraphs: [
      'We may change these terms. The date above shows the last change. The terms in force on the day of a purchase apply to it. If one part is invalid, the rest remains in force.',
      'Send questions about these terms to',
    ],
    contact: legalEmail,
  },
]

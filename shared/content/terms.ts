import { BRAND } from './brand.ts'
import type { LegalSection } from './legal.ts'

const { name, legalEmail } = BRAND

/** The Terms of Service: what is sold, what it is not, and what both sides may expect. */
export const TERMS: readonly LegalSection[] = [
  {
    title: 'Agreement to these terms',
    paragraphs: [
      `These terms are a contract between you and ${name}. By using this site, by filling in a form on it or by buying a document, you agree to them. If you do not agree, please do not use the site.`,
      'If you act for a company, you confirm that you may accept these terms for it.',
    ],
  },
  {
    title: 'What the service does',
    paragraphs: [
      `${name} sells templates of legal documents. You can read about each document, fill in its form without an account, see the document being written, and pay once to download it as an editable Word file, as a PDF, and with instructions for signing as a second PDF. A document can also be bought blank.`,
      'We may add, change or withdraw documents. What you have already bought is not affected.',
    ],
  },
  {
    title: 'Not legal advice',
    paragraphs: [
      `${name} is not a law firm, and using it makes nobody your attorney. The documents, the notes on the law of the states, the instructions and the answers of the AI assistant are general information. None of the output of this service is legal advice, and none of it is protected by attorney-client privilege.`,
      'Law differs from state to state and changes. Whether a document fits your case, and whether it is signed as your state demands, is for you to check. A licensed attorney should review a document before you sign it.',
    ],
  },
  {
    title: 'Who may use it',
    paragraphs: [
      'You must be at least 18 years old and able to enter into a contract. The documents are written for use in the United States.',
    ],
  },
  {
    title: 'Prices, tiers and payment',
    paragraphs: [
      'Documents are sold in pricing tiers: standard, premium and luxury. The price of a document is shown on its page and again before you pay, in US dollars. A crossed-out price is the regular price of the tier. Besides single documents, subscriptions may be offered; their price and term are then shown before you subscribe. Buying a single document never starts one.',
      'Payments are taken by Stripe. We never see or store the number of your card. Your download is prepared as soon as Stripe has confirmed the payment.',
    ],
  },
  {
    title: 'Downloads and refunds',
    paragraphs: [
      'After payment you receive a private link by e-mail and on the page. It works for 7 days. If it has run out, support issues a new one free of charge for as long as we keep the purchase. Anybody who has the link can open it, so keep it to yourself.',
      'If a document does not do what its page says, or you are not satisfied, tell us within 30 days of the purchase and we refund the price. A refund ends the download link.',
    ],
  },
  {
    title: 'Your documents belong to you',
    paragraphs: [
      'You keep ownership of the documents you generate and of everything you type into a form. You may change, print, sign, copy and share your documents as you need.',
      `The texts of the templates, the site and its software remain the property of ${name}. You may not resell the templates, or offer them to others as templates.`,
    ],
  },
  {
    title: 'Fair use and end of access',
    paragraphs: [
      'Please do not use the site to break the law or to deceive anybody, do not try to reach purchases that are not yours, and do not burden the site with automated requests.',
      'We may suspend or terminate access to the service at any time, for any reason and without notice. You keep the documents you have downloaded. If we end your access to something you have paid for without cause on your side, we refund it.',
    ],
  },
  {
    title: 'Warranty and liability',
    paragraphs: [
      'We write and test the documents with care. The service is nevertheless provided as it is and as available; to the extent the law allows, we give no warranty that a document is suitable for a particular purpose, complete, or free of errors.',
      'To the extent the law allows, our liability for all claims from a purchase is limited to the price paid for it, and we are not liable for indirect or consequential loss. Nothing in these terms limits liability that cannot be limited by law.',
    ],
  },
  {
    title: 'Changes and contact',
    paragraphs: [
      'We may change these terms. The date above says when they last changed; a purchase is governed by the terms in force on its day. If a part of them is invalid, the rest stays in force.',
      'Questions about these terms reach us at',
    ],
    contact: legalEmail,
  },
]

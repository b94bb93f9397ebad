import { LIMITS } from '../limits.ts'
import {
  ACCESS_LOG_DAYS,
  BACKUP_DAYS,
  ERASURE_RECORD_DAYS,
  FILE_BACKUP_DAYS,
  MESSAGE_DAYS,
  RECORD_DAYS,
  SIGNUP_DAYS,
  UNPAID_ANSWER_DAYS,
} from '../retention.ts'
import { BRAND } from './brand.ts'
import type { LegalSection } from './legal.ts'

const { name, privacyEmail, supportEmail } = BRAND

/** The Privacy Policy; each sentence describes something this product does. */
export const PRIVACY: readonly LegalSection[] = [
  {
    title: 'What this policy covers',
    paragraphs: [
      `This policy explains what ${name} collects about you when you use this site or buy a document, how we use it, and what choices you have. You need no account, and you can read most of the site without giving us anything.`,
    ],
  },
  {
    title: 'What you give us',
    paragraphs: ['We receive personal data only when you send it:'],
    points: [
      'Answers: what you type into a form reaches us only when you go on to pay for the document.',
      'Email address: you enter it at checkout, so that we can send your link, or to get the free guide.',
      'Payment: Stripe processes it and sends us the amount, your email address, and the brand and last four digits of your card for the receipt. We never receive card numbers.',
      'Messages: what you write to us.',
    ],
  },
  {
    title: 'What is recorded automatically',
    paragraphs: [
      `Our servers log each request for a page or file: the time, the IP address, which part of the site it was for, the result and how long it took. These logs do not contain the URL, because a URL can be a download link. We use them to investigate attacks and errors, and delete them after ${ACCESS_LOG_DAYS} days. Our application logs contain no IP address, no path and nothing you typed. We delete them after about three months.`,
      'We use no analytics, no advertising networks and no tracking pixels.',
    ],
  },
  {
    title: 'What we use it for',
    paragraphs: [
      'We use your answers to write your document; your email address to send its link or the guide you asked for; and the payment record to find your purchase, reissue a link, refund you and keep our accounting records.',
      'On the page “Find my purchases” anyone can enter an address. We look for purchases made with it and send the links to that address only. We don’t keep an address that has no purchases.',
      `To prevent spam and abuse, each network (not each device) can request the guide or links up to ${LIMITS.requestsPerNetworkPerHour} times and place up to ${LIMITS.ordersPerNetworkPerHour} orders an hour. We store the count under an identifier that changes every hour and does not reveal the network, and delete it within days.`,
      'When an email about a purchase bounces or is reported as spam, we note that with the order, with the address masked.',
      'For every file we deliver, we keep its fingerprint (SHA-256) with the document’s name and the date, so that anyone who has the file can check that it is unaltered. A fingerprint contains no name and no answers, and stays after the document is deleted.',
      'We do not sell personal data and do not send newsletters.',
    ],
  },
  {
    title: 'Your documents',
    paragraphs: [
      'The documents you buy are stored, encrypted, so that you can download them.',
      'Your download page has a button that deletes the document: it permanently deletes the link and your email address at once, and your answers and every version of the files within minutes. Only the data on the receipt stays for its retention period: the order number, the document, the amount, the dates and the fingerprints, without a name. Anyone with the old link can read that receipt and nothing else.',
      `If you no longer have the link, write to us from the address you bought with: we will delete everything stored under it and send you a list of what we deleted and what we must keep by law. We keep a record of that request, without your address, for ${ERASURE_RECORD_DAYS} days, and a fingerprint of your address for ${BACKUP_DAYS} days, so that a restored backup does not bring a guide request back.`,
    ],
  },
  {
    title: 'Anonymized data and the AI',
    paragraphs: [
      'Anonymized data may be used to improve the AI: for example, how often a question is left blank or an explanation is opened. Names, addresses, amounts and the wording of your answers are not part of it.',
    ],
    ofAssistant:
      'The AI assistant is an external service that opens in its own page. Its own policy covers what you type there; please do not paste other people’s confidential information.',
  },
  {
    title: 'Who we share it with',
    paragraphs: [
      'Two companies process data for us, each only as needed: Amazon Web Services runs our servers, stores files and sends emails, in the United States; Stripe processes payments. We give data to authorities only when the law requires it.',
    ],
  },
  {
    title: 'What your browser stores',
    paragraphs: [
      'We set no cookies. Your browser stores a few things, which you can clear at any time:',
    ],
    points: [
      'your drafts: the answers in each form you started, so that nothing is lost when you close the page; the form has buttons to clear or delete a draft',
      'the reference and access token of your purchases, so that the page can show their files',
      'the steps you checked off after a purchase',
      'whether you chose light or dark mode, and whether you have seen the guide offer',
    ],
  },
  {
    title: 'Security and how long we keep it',
    paragraphs: [
      'All data is encrypted in transit and at rest. Files can be opened only through links that are created for one click and expire within minutes.',
      `We delete an order and its answers ${RECORD_DAYS} days after payment or the last new link, and its files ${RECORD_DAYS} days after they were generated. You can delete both sooner, also after the link has expired or the payment was refunded. We delete the answers of an order that is not paid after ${UNPAID_ANSWER_DAYS} days.`,
      `Backups of our database keep deleted data for up to ${BACKUP_DAYS} days, and backups of files for up to ${FILE_BACKUP_DAYS} days; we use them only to recover from a failure. If an email with your links cannot be sent, the request waits with your address for up to ${MESSAGE_DAYS} days.`,
      `We keep your address for the guide for ${SIGNUP_DAYS} days after the last guide, or until you ask us to remove it; write to ${supportEmail}. If you unsubscribe or report the guide as spam, we keep the address only to make sure that we never send it there again.`,
    ],
  },
  {
    title: 'Age and your rights',
    paragraphs: [
      'You must be 18 or older to use this service. We do not knowingly keep data of anyone younger, and delete it when we find out.',
      'You can ask what data we have about you, get a copy, have it corrected or deleted, and object to its use. Depending on where you live, the law may give you further rights; we extend them to everyone. We never treat you differently for asking.',
    ],
  },
  {
    title: 'Changes and contact',
    paragraphs: [
      'When this policy changes, so does the date above. Data we already have stays under the policy in force when you gave it, unless you agree otherwise.',
      'For anything about your data, write to',
    ],
    contact: privacyEmail,
  },
]

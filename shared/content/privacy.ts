import { LIMITS } from '../limits.ts'
import { RECORD_DAYS } from '../retention.ts'
import { BRAND } from './brand.ts'
import type { LegalSection } from './legal.ts'

const { name, privacyEmail, supportEmail } = BRAND

/** The Privacy Policy; each sentence describes something this product does. */
export const PRIVACY: readonly LegalSection[] = [
  {
    title: 'What this policy covers',
    paragraphs: [
      `This policy says what ${name} learns about you when you use this site or buy a document, what we do with it, and what you can decide yourself. Visitors need no account, and most of the site can be read without telling us anything.`,
    ],
  },
  {
    title: 'What you give us',
    paragraphs: ['We receive personal data only when you send it:'],
    points: [
      'Answers: what you type into the form of a document reaches us when you go on to pay for it.',
      'E-mail address: entered at the payment, so that we can send the link; or entered for the free guide.',
      'Payment: Stripe takes it and tells us that it was made, its amount and your e-mail address. Card numbers never reach us.',
      'Messages: what you write to us.',
    ],
  },
  {
    title: 'What is recorded automatically',
    paragraphs: [
      'Our servers write down that a page or a file was requested, when, with which result and how long it took. These logs hold no IP address, no path and nothing you typed. They are deleted after about three months.',
      'We use no analytics, no advertising networks and no tracking pixels.',
    ],
  },
  {
    title: 'What we use it for',
    paragraphs: [
      'Answers are used to write your document; the e-mail address to send its link, or the guide you asked for; the record of the payment to find your purchase, to re-issue a link, to refund you, and to keep the books.',
      'On the page “Find My Purchase” anybody may enter an address. We look for purchases of it and mail their links there and nowhere else; an address that has bought nothing is not kept.',
      `So that nobody floods others with mail, we count for an hour how often each network (not each device) asks for the guide or for links, ${LIMITS.requestsPerNetworkPerHour} times at most. The count is stored under a number that is made anew each hour and from which the network cannot be read; it is deleted within days.`,
      'When a mail about a purchase cannot be delivered, or is reported as unwanted, we note that with the order, with the address masked.',
      'Of every file that we deliver we keep its fingerprint (SHA-256) with the document and the day, so that anybody who has the file can learn on “Is This Paper Genuine?” that it is unchanged. A fingerprint holds no name and no answer, and stays when the document is deleted.',
      'We do not sell personal data and do not send newsletters.',
    ],
  },
  {
    title: 'Your documents',
    paragraphs: [
      'The documents you buy are stored, encrypted, so that you can download them. Your download page has a button that deletes the document: it erases your answers, your e-mail address and every version of the files at once, and cannot be undone. What stays for its time is what a receipt says: the number of the order, the document, the amount, the days and the fingerprints, without a name; whoever has the old link can read that receipt and nothing else. When the link has run out, write to us and we delete them for you.',
    ],
  },
  {
    title: 'Anonymised data and the AI',
    paragraphs: [
      'Anonymised data may be used to improve the AI: for example how often a question is left open or an explanation asked for. Names, addresses, amounts and the wording of your answers are not part of it.',
      'The AI assistant is an external service that opens in its own page. What you type there is covered by its own policy; please do not paste what others have entrusted to you.',
    ],
  },
  {
    title: 'Whom we share it with',
    paragraphs: [
      'Two companies process data for us, each only what its task needs: Amazon Web Services runs our servers, stores the files and sends the mails, in the United States; Stripe takes payments. We hand data to authorities only where a law compels us.',
    ],
  },
  {
    title: 'What stays in your browser',
    paragraphs: [
      'We set no cookies. Your browser keeps a few things for us, which you can clear at any time:',
    ],
    points: [
      'your drafts: the answers to each form that you have begun, so that nothing is lost when you close the page; each open tab keeps a copy of its own until it is closed; the form has buttons to clear a draft and to delete one',
      'the reference of a purchase in progress, so that the page can find it again',
      'the steps that you have ticked off after a purchase',
      'whether you chose the light or the dark look, and whether you have seen the offer of the guide',
    ],
  },
  {
    title: 'Security and how long we keep it',
    paragraphs: [
      'Everything travels over encrypted connections and is stored encrypted at rest. Files are reachable only through links that are made for one click and end within minutes.',
      `The record of an order, with its answers, is deleted ${RECORD_DAYS} days after it was made or last renewed, and its files ${RECORD_DAYS} days after they were made; you can delete both at any time before. The address for the guide is kept until you ask us to remove it: a line to ${supportEmail} is enough. When you unsubscribe, by the link in the guide or by reporting it as unwanted, it is kept only so that no guide is sent to it again.`,
    ],
  },
  {
    title: 'Age and your rights',
    paragraphs: [
      'You must be 18 or older to use this service. We do not knowingly keep data of anybody younger, and delete it when we learn of it.',
      'You may ask what we hold about you, have it corrected, receive a copy, or have it deleted, and you may object to its use. Depending on where you live the law gives you further rights; we treat everybody as if it did. Nobody is treated worse for asking.',
    ],
  },
  {
    title: 'Changes and contact',
    paragraphs: [
      'When this policy changes, the date above changes with it, and what we already hold stays under the policy it was given under unless you agree.',
      'For anything about your data, write to',
    ],
    contact: privacyEmail,
  },
]

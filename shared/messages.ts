import { DOWNLOAD_MESSAGES } from './download-messages.ts'
import { groupThousands } from './group-thousands.ts'
import { PURCHASE_MESSAGES, UNEXPECTED } from './purchase-messages.ts'

/** Every exact text of the specification's error catalog and toasts. */
export const MESSAGES = {
  ...PURCHASE_MESSAGES,
  ...DOWNLOAD_MESSAGES,
  offline: {
    title: 'You are offline',
    text: 'The payment opens by itself as soon as you are back online. Your answers stay as they are.',
    stop: 'Stop waiting',
    waiting: 'Waiting for a connection...',
  },
  alreadyBought:
    'You already bought this, so you were not charged again. Your files are in the link we emailed you; “Find My Purchase” emails it again.',
  checkoutSessionFailed: 'Failed to create checkout session',
  noCheckoutUrl: 'No checkout URL returned',
  answerFile: {
    tooLarge: (kilobytes: number) =>
      `This file is larger than ${kilobytes} kB, so it cannot be a file of answers.`,
    unreadable: 'This is not a file of answers, or it is damaged.',
    foreign: 'This file was not saved from one of our forms.',
    hostile: 'This file holds things that no file of answers holds.',
    newer: 'This file was saved by a newer version of the form. Reload the page and try again.',
    otherDocument: (title: string) => `This file holds the answers to another document: ${title}.`,
  },
  corrections: {
    blank: 'You bought this document blank, so there are no answers to correct.',
    over: 'The 30 days for corrections are over. Your files stay as they are.',
    enough:
      'This document has been corrected ten times. Contact support if something in it is still wrong.',
    busy: 'Your new files are still being made. Please try again in a minute.',
    unchanged:
      'Nothing has changed, so there is nothing to make again. Your files stay as they are.',
    outdated:
      'These answers were corrected in the meantime, perhaps in another window. Please open them again from the download page.',
  },
  noGuidelines: (state: string) => `No specific ${state} guidelines available for this document.`,
  email: {
    sending: 'Sending...',
    success: { title: 'Success!', text: 'Your free guide is on its way to your inbox!' },
    failed: { title: 'Error', text: 'Failed to submit your email. Please try again.' },
    again: 'Try again',
  },
  library: { empty: 'No documents found in this category.' },
  validation: {
    required: (label: string) => `${label} is required.`,
    upTo: (limit: number) => `Up to ${groupThousands(String(limit))} characters.`,
    tooLong: (limit: number) =>
      `Please keep this under ${groupThousands(String(limit))} characters`,
    date: 'Please enter a valid date',
    amountInLine: (line: number, column: string) =>
      `Line ${line}, ${column}: please enter a valid dollar amount (e.g. 100 or 100.00)`,
    unprintable: (characters: readonly string[]) =>
      `Our fonts don't have ${characters.slice(0, 5).join(' ')}, so your files would show “�” instead. Please spell it another way.`,
    option: 'Please choose one of the options',
    unknownField: 'This question is not part of the document.',
    number: 'Please enter a number',
    text: 'Please enter text',
  },
  templates: {
    invalidType: { title: 'Invalid file type', text: 'Please upload a PDF or DOCX file' },
    noFile: { title: 'No file selected', text: 'Please select a file to upload' },
    noFileProvided: 'No file provided',
    uploadFailed: { title: 'Upload failed', text: 'An error occurred during upload' },
    uploadError: { title: 'Upload error', text: 'An unexpected error occurred' },
    uploaded: {
      title: 'Template uploaded',
      text: (title: string) => `${title} template has been uploaded successfully`,
    },
    detailsFailed: { title: 'Error', text: 'Failed to load template details' },
    missing: {
      docx: 'No Word template available. Please upload one first.',
      pdf: 'No PDF template available. Please upload one first.',
    },
    downloadFailed: {
      title: 'Download Failed',
      docx: 'Failed to download the Word template',
      pdf: 'Failed to download the PDF template',
      unavailable: 'Template not available for download',
      any: 'Failed to download the template. Please try again.',
    },
    downloadStarted: 'Download Started',
    refreshing: 'Refreshing Templates',
    previewUnavailable: 'Template not available',
    empty: 'No templates found',
    neverUpdated: 'Never updated',
    unknownDate: 'Unknown',
    uploadChanged: 'The file is not the one that was shown. Please upload it again.',
    notRestorable: 'Only a file that serves all states can be restored.',
    placeholders: {
      done: 'Templates created successfully',
      failedTitle: 'Error creating templates',
      failed: 'An unknown error occurred',
    },
    /** Why an uploaded file was not taken. */
    refused: {
      wrongType: 'Please upload a PDF or DOCX file',
      tooLarge: 'The file is too large. Please upload a file of up to 10 MB.',
      watermark:
        'The file has a watermark, as our samples have. Please upload the document without it.',
      damaged: 'The file is damaged or incomplete. Please save it again and upload the copy.',
      encrypted: 'The file is protected. Please remove its password and upload it again.',
      tooMuchInside: 'The file unpacks to more than a document needs.',
      unsafeNames: 'The file holds parts whose names or links lead outside of it.',
      archive: 'The file holds another archive. Please remove it and upload the file again.',
      macros: 'The file holds macros. Please save it as a Word document without macros (.docx).',
      embedded: 'The file holds an embedded object. Please remove it and upload the file again.',
      external:
        'The file loads something from elsewhere, such as a linked template, picture or field. Please remove the link and upload the file again.',
      trackedChanges:
        'The file holds tracked changes. Please accept or reject all of them and upload it again.',
      comments: 'The file holds comments. Please delete all of them and upload it again.',
      hiddenText: 'The file holds hidden text or layers. Please remove them and upload it again.',
      customXml:
        'The file holds custom XML, smart tags or document variables. Please remove them with Word’s Document Inspector and upload it again.',
      mailMerge: 'The file is set up for mail merge. Please turn it off and upload the file again.',
      addIn: 'The file starts an Office add-in. Please remove it and upload the file again.',
      fields:
        'The file holds a field that documents do not need, such as PRINT, ASK or FILLIN. Page numbers, dates, references, tables of contents, links and form fields are allowed.',
      signed: 'The PDF holds a digital signature. Please upload a copy without one.',
      unusual:
        'The file holds something that documents do not need. Please save it again, or print it to a new PDF, and upload the copy.',
      script: 'The PDF holds a script or an interactive form with one.',
      opens: 'The PDF starts a program, sends data or opens another file.',
      attachment: 'The PDF holds an attached file.',
      links:
        'The file holds a link that opens a program or another file. Links may lead to websites (http or https), mail addresses and telephone numbers.',
      media:
        'The PDF holds a film, a sound or a 3D model. Please remove it and upload the file again.',
      hidden:
        'Something other than a PDF follows the end of the PDF. Please print it to a new PDF and upload that.',
      unreadable:
        'Part of the PDF is packed in a way that cannot be inspected. Please print it to a new PDF and upload that.',
    },
  },
  admin: {
    signInFailed: 'Signing in did not work. Please try again.',
    signOutFailed: 'Signing out did not work. Please sign in and try again.',
    notMember: (name: string) =>
      `You are signed in as ${name}, and this account is not in the admin group. Ask the owner to add it, or sign out and use another account.`,
    settings: 'The settings panel will be implemented soon.',
    refused: 'Not available',
    restored: {
      title: 'Version restored',
      text: (version: string) => `Version ${version} is the newest again.`,
    },
    restoreFailed: 'Version not restored',
    confirmRestore: (version: string, title: string) =>
      `Buyers of the blank ${title} get version ${version} from now on.`,
    withdrawn: {
      title: 'Template withdrawn',
      text: (type: string) => `Buyers get the generated ${type} file again.`,
    },
    withdrawFailed: 'Template not withdrawn',
    confirmWithdraw: (title: string, type: string) =>
      `Buyers of the blank ${title} get the generated ${type} file from now on. You can restore the withdrawn file from its versions.`,
    confirmReissue: (email: string) =>
      `A new link goes to ${email} and works for 7 days. The current link stops working.`,
    created: (count: number) => `${count} placeholder PDFs created.`,
    matrix: {
      overview: 'No overview available',
      whatsIncluded: 'Nothing listed',
      useCases: 'No use cases available',
    },
    reissued: {
      title: 'New link sent',
      text: 'The buyer has it by email. It works for 7 days, and the old one no longer does.',
    },
    reissueFailed: 'No new link',
    readdressed: {
      title: 'Address changed',
      mailed: (email: string) =>
        `${email} has a new link by email. It works for 7 days, and the old one no longer does.`,
      toCome: (email: string) => `The link goes to ${email} as soon as the files are made.`,
    },
    readdressFailed: 'Address not changed',
    copied: { title: 'Link copied', text: 'Anyone who has the link can open the files.' },
    copyFailed: {
      title: 'Link not copied',
      text: 'The browser did not allow it. Open the link and copy its address.',
    },
    retried: {
      title: 'Files are being made again',
      text: 'The link of the purchase stays the same.',
    },
    retryFailed: 'Files not made again',
    refunded: {
      title: 'Payment refunded',
      text: (amount: string) => `${amount} goes back to the buyer through Stripe.`,
    },
    refundFailed: 'Payment not refunded',
    refundForm: {
      amountRange: (min: string, max: string) => `Enter an amount from ${min} to ${max}.`,
      keepsLink: 'A partial refund: the buyer keeps the download link.',
      endsLink: 'A full refund: the download link stops working.',
    },
    exportFailed: 'Not exported',
    assigned: {
      title: 'Payment assigned',
      text: 'The files of the order are being made, and the link will be emailed to the payer.',
    },
    noted: { title: 'Note added' },
    closed: {
      title: 'Marked as handled',
      text: 'It no longer waits for a person. Its history keeps who decided.',
    },
    closeFailed: 'Not marked as handled',
  },
  /** Said when the page has fetched the price that holds now. */
  priceNow: (price: string) =>
    `The price of this document has changed: it is ${price} now. Nothing was charged.`,
  purchases: {
    notReissuable: 'Only a purchase whose files are ready can have a new link.',
    notReaddressable:
      'Only a purchase that is paid, and whose link was not closed, can have another address.',
    changed: 'The purchase has changed in the meantime. Please look at it again.',
    sameAddress: 'The purchase has this address already. Re-issue the link to mail it again.',
    notRepeatable: 'The files of this purchase cannot be made again.',
    notRefundable: 'There is no payment to refund.',
    refundTooLarge: 'This is more than is left of the payment. Please look at the purchase again.',
    refundDisputed: 'The payment is in dispute, so Stripe does not allow a refund.',
  },
  unmatched: {
    assigned: 'The payment was given to an order, or back, before.',
    orderPaid: 'This order has been paid for already. Give the payment back.',
    orderUnknown: 'There is no order with this id.',
    answersExpired:
      'The answers of this order were deleted because it was not paid in time. Refund the payment.',
    changed: 'The payment or the order has changed in the meantime. Please look at them again.',
    refundOrder: 'The payment was assigned to an order. Refund the order.',
    disputed: 'The payment is in dispute. It cannot pay for an order.',
  },
  api: {
    badRequest: 'The request could not be read.',
    tooLarge: 'The request is too large.',
    tooMany: 'Too many requests have come from your network. Please try again in an hour.',
    unauthorized: 'Please sign in.',
    forbidden: 'Your account may not do this.',
    notFound: 'Not found.',
    priceChanged: 'The price of this document has changed. Please reload the page.',
    conflict: 'This request was already used for a different purchase. Please try again.',
    invalidAnswers: 'Some answers need your attention.',
    unexpected: UNEXPECTED,
  },
} as const

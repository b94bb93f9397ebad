import { DOWNLOAD_MESSAGES } from './download-messages.ts'
import { PURCHASE_MESSAGES, UNEXPECTED } from './purchase-messages.ts'
import { VALIDATION_MESSAGES } from './validation-messages.ts'

/** Every exact text of the specification's error catalog and toasts. */
export const MESSAGES = {
  ...PURCHASE_MESSAGES,
  ...DOWNLOAD_MESSAGES,
  offline: {
    title: 'You are offline',
    text: 'Checkout opens automatically when you’re back online. Your answers won’t change.',
    stop: 'Stop waiting',
    waiting: 'Waiting for a connection...',
  },
  alreadyBought:
    'You already bought this, so you weren’t charged again. Use the link we emailed you, or get it again under “Find my purchases.”',
  checkoutSessionFailed: 'Failed to create checkout session',
  noCheckoutUrl: 'No checkout URL returned',
  answerFile: {
    tooLarge: (kilobytes: number) =>
      `This file is larger than ${kilobytes} kB, so it can’t be an answer file.`,
    unreadable: 'This isn’t an answer file, or it’s damaged.',
    foreign: 'This file wasn’t saved from one of our forms.',
    hostile: 'This file contains data that doesn’t belong in an answer file.',
    newer: 'This file was saved by a newer version of the form. Reload the page and try again.',
    otherDocument: (title: string) => `This file has the answers for another document: ${title}.`,
  },
  corrections: {
    blank: 'You bought this document blank, so there are no answers to correct.',
    periodOver: 'The 30 days for corrections have passed. Your files haven’t changed.',
    limitReached:
      'This document has been corrected ten times. Contact support if something in it is still wrong.',
    busy: 'We’re still generating your new files. Please try again in a minute.',
    unchanged: 'Nothing has changed, so there’s nothing to regenerate. Your files haven’t changed.',
    outdated:
      'These answers were corrected in the meantime, perhaps in another window. Please reopen them from the download page.',
  },
  noGuidelines: (state: string) => `No specific ${state} guidelines available for this document.`,
  email: {
    sending: 'Sending...',
    success: { title: 'Success!', text: 'Your free guide is on its way to your inbox!' },
    failed: { title: 'Error', text: 'Failed to submit your email. Please try again.' },
    again: 'Try again',
  },
  library: { empty: 'No documents found in this category.' },
  validation: VALIDATION_MESSAGES,
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
    uploadChanged: 'This isn’t the file you previewed. Please upload it again.',
    notPublished:
      'No uploaded file of this type is in use. It may have been withdrawn in another window.',
    notRestorable: 'You can only restore a file that applies to all states.',
    placeholders: {
      done: 'Templates created successfully',
      failedTitle: 'Error creating templates',
      failed: 'An unknown error occurred',
    },
    /** Why an uploaded file was rejected. */
    refused: {
      wrongType: 'Please upload a PDF or DOCX file',
      tooLarge: 'The file is too large. Please upload a file of up to 10 MB.',
      watermark:
        'The file has a watermark, as our samples have. Please upload the document without it.',
      damaged: 'The file is damaged or incomplete. Please save it again and upload the copy.',
      encrypted: 'The file is protected. Please remove its password and upload it again.',
      tooMuchInside: 'The file is too large when unpacked.',
      unsafeNames: 'The file contains names or links that point outside of it.',
      archive: 'The file contains another archive. Please remove it and upload the file again.',
      macros: 'The file contains macros. Please save it as a Word document without macros (.docx).',
      embedded: 'The file contains an embedded object. Please remove it and upload the file again.',
      external:
        'The file loads something from elsewhere, such as a linked template, picture or field. Please remove the link and upload the file again.',
      trackedChanges:
        'The file contains tracked changes. Please accept or reject all of them and upload it again.',
      comments: 'The file contains comments. Please delete all of them and upload it again.',
      hiddenText:
        'The file contains hidden text or layers. Please remove them and upload it again.',
      customXml:
        'The file contains custom XML, smart tags or document variables. Please remove them with Word’s Document Inspector and upload it again.',
      mailMerge: 'The file is set up for mail merge. Please turn it off and upload the file again.',
      addIn: 'The file starts an Office add-in. Please remove it and upload the file again.',
      fields:
        'The file contains a field that documents do not need, such as PRINT, ASK or FILLIN. Page numbers, dates, references, tables of contents, links and form fields are allowed.',
      signed: 'The PDF contains a digital signature. Please upload a copy without one.',
      unusual:
        'The file contains something that documents do not need. Please save it again, or print it to a new PDF, and upload the copy.',
      script: 'The PDF contains a script or an interactive form with one.',
      opens: 'The PDF runs a program, sends data or opens another file.',
      attachment: 'The PDF contains an attached file.',
      links:
        'The file contains a link that opens a program or another file. Links may lead to websites (http or https), email addresses and phone numbers.',
      media:
        'The PDF contains a video, a sound or a 3D model. Please remove it and upload the file again.',
      hidden:
        'The file contains other data after the end of the PDF. Please print it to a new PDF and upload that.',
      unreadable:
        'We can’t inspect part of the PDF because of how it’s compressed. Please print it to a new PDF and upload that.',
    },
    /** Follows the message on hidden text. */
    hiddenBy: {
      marked: (text: string, place: string) => `In ${place}, “${text}” is marked as hidden.`,
      color: (text: string, place: string) =>
        `In ${place}, “${text}” has the color of its background. Light text needs dark shading of its own paragraph or table cell.`,
      transparent: (text: string, place: string) => `In ${place}, “${text}” is transparent.`,
      tiny: (text: string, place: string) => `In ${place}, “${text}” is smaller than 3 points.`,
      squeezed: (text: string, place: string) =>
        `In ${place}, “${text}” is condensed or moved until no one can read it.`,
      clipped: (text: string, place: string) => `In ${place}, “${text}” is cut off.`,
      covered: (text: string, place: string) => `In ${place}, “${text}” is covered.`,
      offPage: (text: string, place: string) => `In ${place}, “${text}” is outside the page.`,
    },
  },
  admin: {
    signInFailed: 'Sign-in failed. Please try again.',
    signOutFailed: 'Sign-out failed. Please sign in and try again.',
    notMember: (name: string) =>
      `You’re signed in as ${name}, but this account isn’t in the admin group. Ask the owner to add it, or sign out and use another account.`,
    settings: 'The settings panel will be implemented soon.',
    refused: 'Not available',
    restored: {
      title: 'Version restored',
      text: (version: string, type: string) =>
        `Buyers now get version ${version} of the ${type} file.`,
    },
    restoreFailed: 'Version not restored',
    confirmRestore: (version: string, title: string, type: string) =>
      `Buyers of the blank ${title} get version ${version} of the ${type} file from now on.`,
    withdrawn: {
      title: 'Template withdrawn',
      text: (type: string) => `Buyers get the generated ${type} file again.`,
    },
    withdrawFailed: 'Template not withdrawn',
    confirmWithdraw: (title: string, type: string) =>
      `Buyers of the blank ${title} get the generated ${type} file from now on. You can restore the withdrawn file from its versions.`,
    /** Follows `confirmWithdraw` if the other format stays published. */
    otherStays: (type: string) =>
      `The ${type} file stays the one you uploaded, so the two may differ.`,
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
      text: 'We emailed it to the buyer. It works for 7 days; the old link no longer works.',
    },
    reissueFailed: 'No new link',
    readdressed: {
      title: 'Address changed',
      mailed: (email: string) =>
        `We emailed a new link to ${email}. It works for 7 days; the old link no longer works.`,
      pending: (email: string) =>
        `We’ll email the link to ${email} as soon as the files are ready.`,
    },
    readdressFailed: 'Address not changed',
    copied: { title: 'Link copied', text: 'Anyone who has the link can open the files.' },
    copyFailed: {
      title: 'Link not copied',
      text: 'Your browser didn’t allow it. Open the link and copy its address.',
    },
    retried: {
      title: 'Regenerating files',
      text: 'The download link stays the same.',
    },
    retryFailed: 'Files not regenerated',
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
      text: 'We’re generating the order’s files and will email the link to the payer.',
    },
    noted: { title: 'Note added' },
    closed: {
      title: 'Marked as handled',
      text: 'It no longer needs attention. The history shows who decided.',
    },
    closeFailed: 'Not marked as handled',
    erasure: {
      intro:
        'When a person asks for their data to be deleted: purchases, unmatched payments and the sign-up for the guide, by email address. You get a receipt to send them.',
      addressHint: 'The email address they used to buy or to sign up.',
      found: 'These purchases and payments were made with this address:',
      noneFound: 'No purchase or payment was made with this address.',
      confirm:
        'Erasing them, and the sign-up for the guide, cannot be undone. It does not refund anything: refund first if the buyer is owed money.',
      failed: 'Not erased',
    },
  },
  /** Shown after the page has fetched the current price. */
  priceNow: (price: string) => `The price of this document is now ${price}. You weren’t charged.`,
  purchases: {
    notReissuable: 'You can only reissue the link of a purchase whose files are ready.',
    notReaddressable:
      'You can only change the address of a paid purchase whose link hasn’t been revoked.',
    changed: 'The purchase has changed in the meantime. Please check it again.',
    sameAddress: 'The purchase already has this address. Reissue the link to email it again.',
    notRepeatable: 'The files of this purchase can’t be regenerated.',
    notRefundable: 'There’s no payment to refund.',
    refundTooLarge: 'This is more than the remaining payment. Please check the purchase again.',
    refundDisputed: 'The payment is in dispute, so Stripe doesn’t allow a refund.',
  },
  unmatched: {
    assigned: 'This payment has already been assigned or refunded.',
    orderPaid: 'This order is already paid. Refund the payment instead.',
    orderUnknown: 'There’s no order with this id.',
    answersExpired:
      'The answers of this order were deleted because it was not paid in time. Refund the payment.',
    changed: 'The payment or the order has changed in the meantime. Please check both again.',
    refundOrder: 'The payment was assigned to an order. Refund the order.',
    disputed: 'The payment is in dispute, so it can’t pay for an order.',
  },
  api: {
    badRequest: 'We couldn’t read the request.',
    tooLarge: 'The request is too large.',
    tooMany: 'Too many requests have come from your network. Please try again in an hour.',
    unauthorized: 'Please sign in.',
    forbidden: 'Your account isn’t allowed to do this.',
    notFound: 'Not found.',
    priceChanged: 'The price of this document has changed. Please reload the page.',
    conflict: 'This request was already used for a different purchase. Please try again.',
    invalidAnswers: 'Some answers need your attention.',
    unexpected: UNEXPECTED,
  },
} as const

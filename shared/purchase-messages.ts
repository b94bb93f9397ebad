/** Shown for errors on our side. */
export const UNEXPECTED = 'Something went wrong on our side. Please try again.'

/**
 * The exact texts about buying, part of MESSAGES. A separate file, so that document pages load no
 * other texts.
 */
export const PURCHASE_MESSAGES = {
  checkoutFailed: {
    title: 'Error',
    text: 'There was a problem processing your purchase. Please try again.',
  },
  purchaseSuccess: {
    title: 'Purchase Successful',
    text: 'Your document is now available for download.',
  },
  cryptoSuccess: 'Payment successful! Redirecting you to the download page...',
  processing: 'Processing...',
  notFound: {
    document: 'Document Not Found',
    page: 'Page Not Found',
    documentText:
      "Sorry, we couldn't find the document you're looking for. It may have been removed or you might have followed a broken link.",
    back: 'Back to Documents',
  },
} as const

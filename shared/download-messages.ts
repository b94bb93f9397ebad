/**
 * The exact texts about downloads, part of MESSAGES. A separate file, so that document pages don't
 * load them.
 */
export const DOWNLOAD_MESSAGES = {
  download: {
    invalidLink: 'Invalid download link',
    notFound: 'Document not found or download link has expired',
    expired: 'This download link has expired',
    notErased:
      'Your purchase changed while it was being deleted, so it was not deleted. Open your latest link and try again.',
    renewal: {
      action: 'Email me a new link',
      sending: 'Sending...',
      done: (address: string, until: string) =>
        `A new link is on its way to ${address}. It works until ${until}.`,
      failed: 'We couldn’t send a new link. Please try again in a minute.',
      working: 'This link still works, so you don’t need a new one.',
      recently:
        'We emailed you a link less than an hour ago. Please check your inbox and spam folder.',
      noAddress: 'We don’t have an email address for this purchase. Please contact support.',
    },
    unexpected: 'An error occurred while retrieving your document',
    starting: {
      pdf: 'Downloading PDF',
      docx: 'Downloading Word Document',
      instructions: 'Downloading Instructions',
    },
    preparing: 'We’re regenerating this file. Please try again in a minute.',
    failedTitle: 'Download Failed',
    failed: 'There was a problem downloading your document. Please try again.',
    failedInstructions:
      'There was a problem downloading your document instructions. Please try again.',
    failedReceipt: 'There was a problem downloading your receipt. Please try again.',
    unavailable: (format: 'DOCX' | 'PDF') =>
      `Unable to download ${format} - template not available`,
    doneTitle: 'Document Downloaded',
    done: (format: string) => `Your ${format} document has been downloaded.`,
  },
  thankYou: {
    loading: 'Loading your document...',
    errorTitle: 'Document Unavailable',
    errorAction: 'Browse Documents',
    fallbackTitle: 'Your Document',
    ready: 'Your document is ready to download.',
    downloadPage: 'Instructions, corrections and deletion: open your download page',
  },
} as const

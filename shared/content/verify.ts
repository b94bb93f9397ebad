import { BRAND } from './brand.ts'

/** The page on which anybody learns whether a file is one that we delivered. */
export const VERIFY = {
  title: 'Is This Paper Genuine?',
  intro: `Choose a Word file or a PDF that is said to come from ${BRAND.name}. You learn whether we delivered it, which document it is, and that nothing in it was changed since.`,
  privacy:
    'The file stays on your device: only its fingerprint (SHA-256) is sent. We keep the fingerprints of what we delivered with the document and the day, and with no name.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  reading: 'Reading the file',
  stop: 'Stop',
  genuine: 'Genuine and unchanged',
  unknown: 'Not a file that we delivered',
  unknownText:
    'It was changed or saved again after we delivered it, or it does not come from us. A Word file changes as soon as somebody saves it: ask for the PDF as it was downloaded. A signed or scanned paper is a new file, too.',
  failed: 'We could not be asked just now. Please try again in a minute.',
  unreadable: 'This file could not be read. If it has been moved or deleted, choose it again.',
} as const

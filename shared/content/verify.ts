import { BRAND } from './brand.ts'

/** The page that verifies a delivered file. */
export const VERIFY = {
  title: 'Verify a document',
  intro: `Choose a Word file, PDF or receipt from ${BRAND.name} to see whether we delivered it, which document it is, and that it hasn’t been altered since.`,
  privacy:
    'The file stays on your device; only its fingerprint (SHA-256) is sent. We keep fingerprints of delivered files with the document’s name and the date, never with a person’s name.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  reading: 'Reading the file...',
  stop: 'Stop',
  genuine: 'Genuine and unaltered',
  replaced: 'Genuine, replaced by a newer version',
  replacedText: (day: string) =>
    `The document was corrected on ${day}, and newer files replaced this one. Ask for the new files if the correction matters to you.`,
  purchase:
    'This result is about the file only. A later refund, expired link or deletion doesn’t change it.',
  unknown: 'Not a file we delivered',
  unknownText:
    'It was changed or saved again after we delivered it, or it didn’t come from us. Saving a Word file changes it, so ask for the original PDF. A signed or scanned copy is also a new file.',
  failed: 'We couldn’t check right now. Please try again in a minute.',
  unreadable: 'We couldn’t read this file. If you moved or deleted it, choose it again.',
} as const

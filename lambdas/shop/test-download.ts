import {
  type DownloadView,
  FILE_FORMATS,
  type FileFormat,
  fileNameOf,
} from '../../shared/api/downloads.ts'
import { findEnabledEntry } from '../../shared/catalog/lookup.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { readTestToken, TEST_PAYMENT } from '../../shared/test-token.ts'
import { environment, readEnvironment } from '../core/platform/env.ts'
import { AppError } from '../core/platform/errors.ts'
import { memoize } from '../core/platform/memoize.ts'

const settings = memoize(() =>
  readEnvironment(environment.pick({ TEST_TOKENS: true, SITE_URL: true })),
)

/** The suffix after `-sample` in the names of sample files. */
const SUFFIXES: Record<FileFormat, string> = {
  docx: '.docx',
  pdf: '.pdf',
  instructions: '_instructions.pdf',
}

/**
 * The download page of a test link: a document's samples, for seven days. Undefined for other tokens, and where
 * test links are off.
 * @throws AppError gone after seven days
 */
export const findTestDownload = (token: string, now = new Date()): DownloadView | undefined => {
  const test = settings().TEST_TOKENS === 'on' ? readTestToken(token) : undefined
  const entry = test && findEnabledEntry(test.documentId)
  if (!entry || test.createdAt > now) return undefined
  if (test.expiresAt < now) throw new AppError('gone', MESSAGES.download.expired)
  return {
    documentId: entry.id,
    title: entry.title,
    createdAt: test.createdAt.toISOString(),
    expiresAt: test.expiresAt.toISOString(),
    files: [...FILE_FORMATS],
    fileNames: Object.fromEntries(
      FILE_FORMATS.map((format) => [format, fileNameOf(entry.title, format)]),
    ),
    preparing: [],
    revision: 1,
    beingCorrected: false,
    state: 'ready',
    paymentId: TEST_PAYMENT,
  }
}

/** The URL of a watermarked sample. */
export const sampleUrl = (documentId: string, format: FileFormat): string =>
  `${settings().SITE_URL}/samples/${documentId}-sample${SUFFIXES[format]}`

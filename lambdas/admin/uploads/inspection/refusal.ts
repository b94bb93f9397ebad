import type { MESSAGES } from '../../../../shared/messages.ts'

export type RefusalReason = keyof typeof MESSAGES.templates.refused

/** Rejects an uploaded file. The reason is the key of the message for the admin. */
export class Refusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'Refusal'
    this.reason = reason
  }
}

/** @throws Refusal with the reason if the condition is true */
export const refuseIf = (condition: boolean, reason: RefusalReason): void => {
  if (condition) throw new Refusal(reason)
}

/** @throws Refusal if the table has a reason for this key, ignoring inherited properties */
export const refuseListed = (table: Readonly<Record<string, RefusalReason>>, key: string): void => {
  const reason = Object.hasOwn(table, key) ? table[key] : undefined
  if (reason) throw new Refusal(reason)
}

/** Limits of an uploaded file, in bytes unless noted. */
export const LIMITS = {
  /** Parts of a Word file; a long contract has about thirty. */
  parts: 2000,
  /** One part of a Word file, unpacked. */
  part: 12 * 1024 * 1024,
  /** One XML part, and all of them together: XML takes far longer to read than images. */
  xml: 4 * 1024 * 1024,
  allXml: 12 * 1024 * 1024,
  /** Tags, attributes and entities in all XML parts; a long contract has about 150,000. */
  marks: 400_000,
  /** The same for the parts that list content types and relationships. */
  listMarks: 30_000,
  /** Characters of a part name. */
  partName: 255,
  /** All parts of a Word file, unpacked. */
  allParts: 48 * 1024 * 1024,
  /** Streams of a PDF: pages, pictures, fonts. A book has a few thousand. */
  streams: 20_000,
  /** Object streams, each with fifty or more objects. */
  objectStreams: 2000,
  /** All objects of a PDF, decompressed. */
  objects: 10 * 1024 * 1024,
  packedObjects: 200_000,
  /** Incremental updates of a PDF. */
  changes: 1000,
  /** The decompressed content of one page. */
  pageContent: 16 * 1024 * 1024,
  /** Links of a PDF. */
  links: 20_000,
} as const

import type { MESSAGES } from '../../../../shared/messages.ts'

export type RefusalReason = keyof typeof MESSAGES.templates.refused

/** An uploaded file is refused; the reason names the text that tells the admin why. */
export class Refusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'Refusal'
    this.reason = reason
  }
}

/** @throws Refusal with the reason, when the condition holds. */
export const refuseIf = (condition: boolean, reason: RefusalReason): void => {
  if (condition) throw new Refusal(reason)
}

/** @throws Refusal when the table has a reason for this key. Inherited properties do not count. */
export const refuseListed = (table: Readonly<Record<string, RefusalReason>>, key: string): void => {
  const reason = Object.hasOwn(table, key) ? table[key] : undefined
  if (reason) throw new Refusal(reason)
}

/** Limits of an uploaded file, in bytes unless said otherwise. */
export const LIMITS = {
  /** Parts of a Word file; a long contract has about thirty. */
  parts: 2000,
  /** One part of a Word file, unpacked. */
  part: 12 * 1024 * 1024,
  /** One part that is XML, and all of them: XML takes far longer to read than pictures. */
  xml: 4 * 1024 * 1024,
  allXml: 12 * 1024 * 1024,
  /** Tags, attributes and entities in all of them; a long contract has about 150,000. */
  marks: 400_000,
  /** The same in the parts that list parts and links. */
  listMarks: 30_000,
  /** Characters of a part's name. */
  partName: 255,
  /** All parts of a Word file, unpacked. */
  allParts: 48 * 1024 * 1024,
  /** Streams of a PDF: pages, pictures, fonts. A book has a few thousand. */
  streams: 20_000,
  /** Streams that pack objects, which hold fifty or more each. */
  objectStreams: 2000,
  /** All objects of a PDF, unpacked where they were packed. */
  objects: 10 * 1024 * 1024,
  packedObjects: 200_000,
  /** Changes saved behind the end of a PDF. */
  changes: 1000,
  /** The drawing of one page, unpacked. */
  pageContent: 16 * 1024 * 1024,
  /** Links of a PDF. */
  links: 20_000,
} as const

import { MESSAGES } from '../../../../shared/messages.ts'

export type RefusalReason = keyof typeof MESSAGES.templates.refused

/** What hides text from readers. */
export type HiddenBy = keyof typeof MESSAGES.templates.hiddenBy

/**
 * Rejects an uploaded file. The reason is the key of the message for the admin; a sentence names the
 * place in the file.
 */
export class Refusal extends Error {
  readonly reason: RefusalReason
  readonly place: string | undefined

  constructor(
    reason: RefusalReason,
    { place, ...options }: ErrorOptions & { place?: string } = {},
  ) {
    super(reason, options)
    this.name = 'Refusal'
    this.reason = reason
    this.place = place
  }
}

const MAX_QUOTED = 40

/** @throws Refusal hiddenText, quoting the text and naming its place, such as "the header" */
export const refuseHidden = (by: HiddenBy, text: string, place: string): never => {
  const words = text.trim().replace(/\s+/g, ' ')
  const quoted = words.length > MAX_QUOTED ? `${words.slice(0, MAX_QUOTED)}...` : words
  throw new Refusal('hiddenText', { place: MESSAGES.templates.hiddenBy[by](quoted, place) })
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

/** The reason for each of the names listed under it. */
export const reasonsByName = (
  names: Readonly<Partial<Record<RefusalReason, string>>>,
): Readonly<Record<string, RefusalReason>> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([reason, list]) =>
      list.split(/\s+/).map((name) => [name, reason as RefusalReason]),
    ),
  )

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
  /** The decompressed content of all pages, a form counted each time that it is painted. */
  allContent: 16 * 1024 * 1024,
  /** The operations in it; a page of text has about a thousand. */
  operations: 400_000,
  /** Links of a PDF. */
  links: 20_000,
} as const

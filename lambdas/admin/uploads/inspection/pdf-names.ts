import { Refusal, type RefusalReason } from './refusal.ts'

/** A name, in which any character may be escaped as in /J#61vaScript. Source: ISO 32000-1, 7.3.5. */
const NAME = /\/((?:#[0-9a-fA-F]{2}|[^\0\t\n\f\r ()<>[\]{}/%#])+)/g

/** The names in a stretch of PDF (latin1), without their slashes. */
export function* namesIn(text: string): Generator<string> {
  for (const [, name = ''] of text.matchAll(NAME)) {
    yield name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  }
}

/** The text with the escapes in its names undone, so that keys can be searched for. */
export const withPlainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (written, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16))
    return /[\w-]/.test(character) ? character : written
  })

/**
 * Keys and types of what a template has no use for. Source: ISO 32000-1, 12.6.4 (actions),
 * 7.11.4 (embedded files), 12.7.8 (XFA forms), 7.6 (encryption).
 */
const REFUSED: Readonly<Record<string, RefusalReason>> = {
  JavaScript: 'script',
  Rendition: 'script',
  RichMedia: 'script',
  Launch: 'opens',
  SubmitForm: 'opens',
  ImportData: 'opens',
  GoToE: 'opens',
  GoToR: 'opens',
  EmbeddedFile: 'attachment',
  EmbeddedFiles: 'attachment',
  FileAttachment: 'attachment',
  Encrypt: 'encrypted',
}

/** Compressed bytes hold these by chance, so they are looked for in plain objects only. */
const REFUSED_IN_OBJECTS: Readonly<Record<string, RefusalReason>> = {
  JS: 'script',
  XFA: 'script',
  EF: 'attachment',
}

const check = (text: string, refused: Readonly<Record<string, RefusalReason>>) => {
  for (const name of namesIn(text)) {
    const reason = Object.hasOwn(refused, name) ? refused[name] : undefined
    if (reason) throw new Refusal(reason)
  }
}

/** Checks bytes of any kind, compressed ones too. @throws Refusal */
export const checkAnywhere = (text: string): void => check(text, REFUSED)

/** Checks plain objects. @throws Refusal */
export const checkObjects = (text: string): void =>
  check(text, { ...REFUSED, ...REFUSED_IN_OBJECTS })

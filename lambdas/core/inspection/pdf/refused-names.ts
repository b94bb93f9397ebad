import { Refusal, type RefusalReason } from '../refusal.ts'
import { namesIn } from './names.ts'

/**
 * Keys and types of what a template has no use for. Source: ISO 32000-1, 12.6.4 (actions),
 * 7.11.4 (embedded files), 12.7.8 (XFA forms), 7.6 (encryption).
 */
const LONG: Readonly<Record<string, RefusalReason>> = {
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

/** Too short to be told from chance among compressed bytes: looked for in plain objects only. */
const SHORT: Readonly<Record<string, RefusalReason>> = {
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
export const checkAnywhere = (text: string): void => check(text, LONG)

/** Checks plain objects. @throws Refusal */
export const checkObjects = (text: string): void => check(text, { ...LONG, ...SHORT })

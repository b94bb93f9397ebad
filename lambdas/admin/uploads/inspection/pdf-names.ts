import { nameFinder } from './pdf-words.ts'
import { Refusal, type RefusalReason } from './refusal.ts'

/**
 * Keys and types of what a template has no use for. Source: ISO 32000-1, 12.6.4 (actions),
 * 7.11.4 (embedded files), 12.7.8 (XFA forms), 7.6 (encryption), 13 (multimedia).
 */
const REFUSED = {
  JavaScript: 'script',
  Rendition: 'media',
  RichMedia: 'media',
  RichMediaExecute: 'media',
  GoTo3DView: 'media',
  Launch: 'opens',
  SubmitForm: 'opens',
  ImportData: 'opens',
  GoToE: 'opens',
  GoToR: 'opens',
  EmbeddedFile: 'attachment',
  EmbeddedFiles: 'attachment',
  FileAttachment: 'attachment',
  Encrypt: 'encrypted',
} as const satisfies Record<string, RefusalReason>

/** Compressed bytes hold these by chance, so they are looked for in plain objects only. */
const REFUSED_IN_OBJECTS = {
  ...REFUSED,
  JS: 'script',
  XFA: 'script',
  EF: 'attachment',
  Movie: 'media',
  Sound: 'media',
  '3D': 'media',
} as const satisfies Record<string, RefusalReason>

type RefusedName = keyof typeof REFUSED_IN_OBJECTS

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(table).filter((key): key is Key => Object.hasOwn(table, key))

const findRefused = nameFinder(keysOf(REFUSED))

/** Checks bytes of any kind, compressed ones too. @throws Refusal */
export const checkAnywhere = (bytes: Buffer): void =>
  findRefused(bytes, { start: 0, end: bytes.length }, (name) => {
    throw new Refusal(REFUSED[name])
  })

/** Names that say something about a plain object besides that it is refused. */
const TOLD = ['URI', 'Base', 'OpenAction', 'ObjStm', 'Type', 'Pages', 'Page', 'Count'] as const
export type ToldName = (typeof TOLD)[number]

const findNames = nameFinder<ToldName | RefusedName>([...TOLD, ...keysOf(REFUSED_IN_OBJECTS)])

const isTold = (name: string): name is ToldName => TOLD.some((told) => told === name)

/**
 * The names in plain objects, each with the offset behind it and that of its slash.
 * @throws Refusal of the names that no template needs.
 */
export const namesInObjects = (
  { bytes, start, end }: Plain,
  found: (name: ToldName, after: number, at: number) => void,
): void =>
  findNames(bytes, { start, end }, (name, after, at) => {
    if (!isTold(name)) throw new Refusal(REFUSED_IN_OBJECTS[name])
    found(name, after, at)
  })

/** Bytes that hold objects in plain sight: between the streams of a file, or unpacked. */
export type Plain = { bytes: Buffer; start: number; end: number }

/** The text with the escapes in its names undone, so that keys can be searched for. */
export const withPlainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (written, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16))
    return /[\w-]/.test(character) ? character : written
  })

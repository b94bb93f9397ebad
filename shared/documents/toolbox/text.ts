/** Helpers over text that people typed. */

const CONTROLS = /[^\P{Cc}\n]/gu
const LONE_SURROGATES = /\p{Cs}/gu
const NON_CHARACTERS = /\p{Noncharacter_Code_Point}/gu
/** Embeddings, overrides and isolates could make a signed text read differently than it is stored. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069\ufeff]/gu

/**
 * The printable form of a typed text: line ends become "\n", a tab becomes a space, everything that
 * no XML file or reader can carry is removed, and letters are composed (NFC).
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(CONTROLS, '')
    .replace(LONE_SURROGATES, '')
    .replace(NON_CHARACTERS, '')
    .replace(BIDI_CONTROLS, '')
    .normalize('NFC')

/** U+2800 is the blank of Braille, a symbol to Unicode. */
const VISIBLE = /[^\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/** Whether a reader would see anything of the text; a zero-width space or a soft hyphen is nothing. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** With an upper-case first letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Words that begin a phrase and no name: "the Head Baker", "within 10 days", "four (4) weeks". */
const PHRASE_WORD =
  /^(an?|the|after|all|any|as|at|before|by|each|every|from|fully|if|immediately|in|insurance|liens|loans|no|none|not|on|once|registration|remote|tax|taxes|title|to|until|upon|when|within|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|thirty|forty-five|sixty|ninety|[a-z-]+(?= \(\d))(?=[\s,]|$)/i

/** "One Market Plaza", "All Saints Hospital": the first word belongs to a name. */
const NUMBERED_NAME =
  /^(?:All|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve) (?!Days?\b|Weeks?\b|Months?\b)\p{Lu}/u

/** A phrase within a sentence: an ordinary first word loses its capital, a name keeps it. */
export const inSentence = (text: string): string =>
  NUMBERED_NAME.test(text) ? text : text.replace(PHRASE_WORD, (word) => word.toLowerCase())

/** A phrase at the beginning of a line: an ordinary first word gets a capital. */
export const atLineStart = (text: string): string => text.replace(PHRASE_WORD, capitalize)

const ANY_OTHER =
  /(?<=\w)[,;.\s]+(and\s+)?any\s+(other\s+)?lawful\s+(business|purpose|act|activity)[.;,\s]*$/i

/** A purpose without "and any other lawful business" at its end, which the document adds. */
export const withoutAnyOther = (purpose: string): string => purpose.replace(ANY_OTHER, '')

/** What people type before the entries of a list. */
const BULLET = /^[-\u2013\u2014\u2022*\u00b7\u25aa\u25cf]\s+/

/** What joins an entry of a list to the next: ";" or ", and". */
const JOINT = /\s*[;,]+(\s+(and|or))?$/i

/** The entries of a list: the lines that are not blank, without bullets and the marks between entries. */
export const splitLines = (text: string): string[] =>
  typedLines(text)
    .map((line) => line.replace(JOINT, ''))
    .filter(isVisible)

const typedLines = (text: string): string[] =>
  cleanText(text)
    .split('\n')
    .map((line) => line.trim().replace(BULLET, ''))
    .filter(isVisible)

/** A period at the end of these is part of the word and closes no line. */
const ABBREVIATED =
  /\b(Inc|Corp|Co|Ltd|L\.P|L\.L\.C|L\.L\.P|P\.C|N\.A|Jr|Sr|Bros|Ave|Blvd|Dr|Rd|St|Apt)\.$/i

const closeLine = (line: string, separator: string): string =>
  /[.,;:!?]$/.test(line) && !ABBREVIATED.test(line) ? line : `${line}${separator}`

/** Several lines as one: a line that ends without punctuation is closed with `separator` ("," or ";"). */
export const oneLine = (text: string, separator: string): string =>
  typedLines(text)
    .map((line, index, { length }) => (index < length - 1 ? closeLine(line, separator) : line))
    .join(' ')

import { partyNamed } from '../toolbox/parties.ts'
import { textOf } from './reading.ts'
import type { Answers, FormTemplate } from './template.ts'

/** What follows a person's family name. */
const NAME_SUFFIX = /[\s,]+(?:jr|sr|ii|iii|iv|esq|md|m\.d|phd|ph\.d)\.?$/iu

const MAX_PARTY_CHARACTERS = 30

const familyName = (name: string): string =>
  name
    .replace(/[\s,;]+$/, '')
    .replace(NAME_SUFFIX, '')
    .split(/\s+/)
    .at(-1) ?? ''

/** Letters and digits of every script; everything else may mean something to a file system. */
const toFileNamePart = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, '_')
    .replace(/^[_-]+|[_-]+$/g, '')

const shorten = (name: string): string =>
  [...name]
    .slice(0, MAX_PARTY_CHARACTERS)
    .join('')
    .replace(/[_-]+$/, '')

/** The parties of a document as its file names show them: ["Okafor", "Blue_Heron_LLC"]. */
export const partiesInFileName = ({ parties }: FormTemplate, answers: Answers): string[] =>
  parties
    .map((key) => textOf(answers, key))
    .map((name) => (partyNamed(name).is === 'person' ? familyName(name) : name))
    .map((name) => shorten(toFileNamePart(name)))
    .filter(Boolean)

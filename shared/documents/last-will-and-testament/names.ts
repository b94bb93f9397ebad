import { comparableName } from '../toolbox/parties.ts'

/** A name or text as it is compared: lower case, single spaces. */
const normalizeName = (text: string): string => comparableName(text.trim())

const ALSO_KNOWN_AS = /,?\s*\(?(?:also known as|formerly known as|a\/k\/a|aka)\b:?/i

/** "Ana Ruiz, also known as Ana Vega" as both names. */
const namesOf = (name: string): string[] =>
  name
    .split(ALSO_KNOWN_AS)
    .map((part) => normalizeName(part.replace(/[()]/g, '')))
    .filter((part) => part !== '')

/** The names of each of two people who serve together: "Ana Ruiz and Bo Lee". */
const namesOfEach = (text: string): string[] => {
  const people = text.split(/\s+and\s+/i)
  return people.every((person) => person.trim().includes(' '))
    ? people.flatMap(namesOf)
    : namesOf(text)
}

/** Whether two answers name the same person, alone or with another; empty answers never do. */
export const isSamePerson = (one: string, other: string): boolean => {
  const others = namesOfEach(other)
  return namesOfEach(one).some((name) => others.includes(name))
}

const isLetter = (letter: string | undefined) =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

const containsName = (text: string, name: string, from = 0): boolean => {
  const index = text.indexOf(name, from)
  if (index < 0) return false
  const isWhole = !isLetter(text[index - 1]) && !isLetter(text[index + name.length])
  return isWhole || containsName(text, name, index + 1)
}

/** Whether a text names the person, in whole words. */
export const mentions = (text: string, name: string): boolean => {
  const words = normalizeName(text)
  return namesOf(name).some((known) => containsName(words, known))
}

const OWN_SPOUSE = /\bmy (spouse|husband|wife|partner)\b(?!['’]s)/i

/** Whether a text names the spouse or partner, also as "my wife"; false while no spouse is named. */
export const mentionsSpouse = (text: string, spouseName: string): boolean =>
  spouseName !== '' && (mentions(text, spouseName) || OWN_SPOUSE.test(text))

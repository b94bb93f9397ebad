const ENDINGS = [
  'corporation',
  'incorporated',
  'company',
  'limited',
  'corp.',
  'inc.',
  'co.',
  'ltd.',
]

const escapePeriod = (ending: string): string => ending.replace('.', String.raw`\.`)

/** Whether the name contains one of the company words, anywhere and in any letter case. */
export const hasEnding = (name: string): boolean =>
  ENDINGS.some((ending) => name.toLowerCase().includes(ending))

const isWordIn = (name: string, ending: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escapePeriod(ending)}(?![\p{L}\p{N}])`, 'iu').test(name)

/** The company words of the name, as whole words in lower case. */
export const endingsOf = (name: string): string[] =>
  ENDINGS.filter((ending) => isWordIn(name, ending))

/** Whether the name has company words, all of them among the allowed ones. */
export const endsOnlyWith = (name: string, allowed: readonly string[]): boolean => {
  const endings = endingsOf(name)
  return endings.length > 0 && endings.every((ending) => allowed.includes(ending))
}

/** The corrected form, for example "Inc.", of an abbreviation without its period; undefined without one. */
export const missingPeriod = (name: string): string | undefined => {
  const word = /(?<![\p{L}\p{N}])(corp|inc|co|ltd)(?![\p{L}\p{N}.])/iu.exec(name)?.[1]
  return word && `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}.`
}

/** Whether the name uses a word that many states allow only with an approval. */
export const hasRestrictedWord = (name: string): boolean =>
  /(?<![\p{L}\p{N}])(banks?|banking|trusts?|insurance|university|attorneys?)(?![\p{L}\p{N}])/iu.test(
    name,
  )

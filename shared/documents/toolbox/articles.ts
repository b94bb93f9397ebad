/** Spoken names that begin with a vowel: a "U" as in Utah is none, and "Eu" is not either. */
const VOWEL = /^(?!eu)[aeio]/i

/** The noun with its indefinite article: "an Ohio limited liability company", "a Utah trust". */
export const withArticle = (noun: string): string => `${VOWEL.test(noun) ? 'an' : 'a'} ${noun}`

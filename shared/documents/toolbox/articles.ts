/** Words that begin with a vowel sound: not "Utah" or "Eu...". */
const VOWEL = /^(?!eu)[aeio]/i

/** The noun with its indefinite article: "an Ohio limited liability company", "a Utah trust". */
export const withArticle = (noun: string): string => `${VOWEL.test(noun) ? 'an' : 'a'} ${noun}`

/** People or offices that a text might refer the reader to. */
const AUTHORITY =
  '(?:agency|agencies|office|clerk|court|registry|registrar|secretary|department|division|DMV|website|web ?site|lawyers?|attorneys?|notary|state|county|town)'

/**
 * Wording that refers the reader of a signed document elsewhere. Imperatives begin a sentence, a list item or a clause
 * after a colon; "may ask the Court" and "I ask the court" are terms of the document.
 */
const ADVICE: readonly RegExp[] = [
  new RegExp(
    `(?:^|[.!?:;•☐] )(?:Please )?(?:check|look|verify|confirm|ask|consult|contact|call|visit|speak|talk|see|search|find out)\\b[^.]{0,80}\\b${AUTHORITY}\\b`,
    'i',
  ),
  /\b(?:check|verify|confirm) with\b/i,
  /\b(?:look (?:it |this |them )?up|make sure)\b/i,
  /\brules (?:of|for) [A-Z][\w ]+ (?:have been|were) added\b|\bspecial rules have been added\b/i,
]

/** Sentences that ask the reader to check, look up or verify something, or to contact someone. */
export const adviceIn = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?]) (?=[A-Z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => ADVICE.some((pattern) => pattern.test(sentence)))

import { allFields } from '../../shared/documents/template/fields.ts'
import { textOf } from '../../shared/documents/template/reading.ts'
import type { Answers, Field, Template } from '../../shared/documents/template/template.ts'
import { formatDate } from '../../shared/documents/toolbox/dates.ts'
import { formatMoney } from '../../shared/documents/toolbox/money.ts'
import { comparableName } from '../../shared/documents/toolbox/parties.ts'
import { cleanText } from '../../shared/documents/toolbox/text.ts'

/**
 * Words that mark the columns of a list in an answer; the document prints them as headings or not at
 * all.
 */
const COLUMN_WORDS = new Set(['ending', 'value', 'balance', 'born'])

/** Fields whose printing depends on another answer: the sum of the milestones, the last installment's day. */
const PRINTED_CONDITIONALLY: Readonly<Record<string, readonly string[]>> = {
  'independent-contractor-agreement': ['payment_amount'],
  'promissory-note': ['dueDate'],
}

/** The words and numbers of a text, with dates as the document prints them and thousands without commas. */
const wordsIn = (text: string): string[] =>
  cleanText(text)
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, formatDate)
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const printedAnswer = (field: Field, answer: string): string =>
  field.format === 'money' ? formatMoney(answer) : answer

/** The name of each party that may sign for itself, by the question about its signer's title. */
const SIGNERS: Readonly<Record<string, { name: string; signer: string }>> = {
  company_title: { name: 'company_name', signer: 'company_signatory' },
  authorized_title: { name: 'employer_name', signer: 'authorized_person' },
  disclosingTitle: { name: 'disclosingParty', signer: 'disclosingSignatory' },
  receivingTitle: { name: 'receivingParty', signer: 'receivingSignatory' },
}

/** A person who signs personally has no title. */
const isTitleOfSelf = (field: Field, answers: Answers): boolean => {
  const party = SIGNERS[field.key]
  return (
    party !== undefined &&
    comparableName(textOf(answers, party.signer)) === comparableName(textOf(answers, party.name))
  )
}

/** The District of Columbia has no counties, so its certificates name none. */
const isCountyOfDistrict = (template: Template, field: Field, answers: Answers): boolean =>
  field.format === 'county' &&
  [template.stateField, 'signingState'].some((key) => answers[key] === 'District of Columbia')

const isPrinted = (template: Template, field: Field, answers: Answers): boolean =>
  !field.options &&
  !PRINTED_CONDITIONALLY[template.id]?.includes(field.key) &&
  !isTitleOfSelf(field, answers) &&
  !isCountyOfDistrict(template, field, answers)

/** Each word of a typed answer that is missing in the text, as "key: word". */
export const missingWords = (template: Template, answers: Answers, text: string): string[] => {
  const printedText = wordsIn(text).join(' ')
  return allFields(template)
    .filter((field) => isPrinted(template, field, answers))
    .flatMap((field) => {
      const answer = answers[field.key]
      if (answer === undefined || typeof answer === 'boolean') return []
      return wordsIn(printedAnswer(field, String(answer)))
        .filter((word) => !COLUMN_WORDS.has(word) && !printedText.includes(word))
        .map((word) => `${field.key}: ${word}`)
    })
}

import type { StateName } from '../toolbox/states.ts'
import type { Coverage } from './coverage.ts'

/** One answer as the form stores it. Dates are ISO (2026-12-05), money is "7850.00" or "$7850". */
export type Answer = string | number | boolean
/** A buyer's answers by field key. A question without an answer has '', undefined or no key. */
export type Answers = Readonly<Record<string, Answer | undefined>>

/** A condition over answers, as data, so that tests and the preview can enumerate it. */
export type Condition =
  | { field: string; is: Answer | readonly Answer[] }
  | { field: string; filled: true }
  | { not: Condition }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }

export type FieldKind =
  | 'text'
  | 'textarea'
  | 'date'
  | 'address'
  | 'select'
  | 'number'
  | 'checkbox'
  | 'radio'

/** How the input normalizes a value when it loses the focus; what is stored has the strict form. */
export type FieldFormat = 'money' | 'county' | 'percent'

/**
 * `nameFrom` is the key of an answer that the form shows after the label: "Spouse 1 (Ann Lee)". The form offers
 * an option only while `offeredWhen` holds, and clears the answer that is no longer offered.
 */
export type FieldOption = {
  value: string
  label: string
  nameFrom?: string
  offeredWhen?: Condition
}

export type Field = {
  key: string
  label: string
  kind: FieldKind
  help: string
  /** `true`, `false`, or required only while the condition holds. */
  required: boolean | Condition
  /** Defaults to "{label} is required." */
  requiredMessage?: string
  /** The field is asked, and its answer used, only while this holds. */
  shownWhen?: Condition
  options?: readonly FieldOption[]
  /** `'today'` and `{ sameAs }` are resolved when the form opens. */
  default?: Answer | { today: true } | { sameAs: string }
  /** Text offered by a button beside the field, never filled in silently. */
  suggestion?: string
  pattern?: { regex: RegExp; message: string }
  /** Characters; 1,000 for textarea and 200 for text unless said otherwise. */
  maxLength?: number
  format?: FieldFormat
  /** The answer holds many things, one per line; `one` names one of them ("child"), `add` the button. */
  list?: { one: string; add: string; columns?: ListColumns }
  /** Date fields: first year and years after today; from 1990 to two years ahead unless said otherwise. */
  range?: { fromYear?: number; yearsAhead?: number }
  /** The key of an answer that the form shows after the label: "Property Spouse 1 keeps (Ann Lee)". */
  nameFrom?: string
  /** HTML autocomplete token, for example "street-address". */
  autocomplete?: string
  /** The reason for the question: the part of the document that this answer changes. */
  why?: string
}

/** A column of a list: its label, and what may be typed in it. Money is in dollars. */
export type ListColumn = { label: string; kind: 'text' | 'last-four' | 'date' | 'money' }

/**
 * How the form divides the lines of a list. The line stays the answer: one that somebody wrote whole is read as
 * far as it can be, and its first column holds what is left.
 */
export type ListColumns = {
  columns: readonly ListColumn[]
  /** As many texts as there are columns; a date is ISO, money without its sign. */
  read: (line: string) => string[]
  /** The line that is read so. */
  write: (cells: readonly string[]) => string
}

export type Step = { id: string; title: string; intro?: string; fields: readonly Field[] }

/** `today` is an ISO date. */
export type RuleContext = { today: string }

/**
 * A check over the answers. An error blocks; a warning is shown and never blocks.
 * `broken` sees only the answers of fields that are asked.
 */
export type Rule = {
  field: string
  /** Further fields that the message concerns: it is shown there too. */
  also?: readonly string[] | ((answers: Answers) => readonly string[])
  level: 'error' | 'warning'
  message: string | ((answers: Answers) => string)
  broken: (answers: Answers, context: RuleContext) => boolean
}

/** A document the store can sell: questions, checks and text. */
export type Template = {
  id: string
  /** "Bill of Sale" */
  name: string
  steps: readonly Step[]
  /** In the order in which messages are reported; the specification's rules come first. */
  rules: readonly Rule[]
  /** Sources of the agreement and of the instructions, which `parseSource` reads. */
  agreement: string
  instructions: string
  /** Source of each state's notes; a state without an entry gets `defaultStateNotes`. */
  stateNotes: Partial<Record<StateName, string>>
  defaultStateNotes: string
  /** How the document serves each state; a refused state is an error at the state question. */
  coverage: Coverage
  /** Keys of the answers that name its parties, as file names and drafts show them. */
  parties: readonly string[]
  /** Key of the answer that picks the state. */
  stateField: string
  /** Page count of the specification's table. */
  pages: number
  /**
   * Values computed from the answers for the text to use as variables, for example a schedule. Written
   * as a getter, a value is computed only when the text uses it, and is traced to the answers it reads.
   */
  derive?: (answers: Answers) => Record<string, unknown>
  /** A realistic answer set, used for the samples. */
  sampleAnswers: Answers
}

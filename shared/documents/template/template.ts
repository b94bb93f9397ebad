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

/** How input is normalized on blur; stored values have the strict form. */
export type FieldFormat = 'money' | 'county' | 'percent'

/**
 * `nameFrom` is the key of an answer that the form shows after the label: "Spouse 1 (Ann Lee)". An
 * option is offered only while `offeredWhen` is true, and a chosen option that is no longer offered
 * is cleared.
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
  /** `true`, `false`, or required only while the condition is true. */
  required: boolean | Condition
  /** Defaults to "{label} is required." */
  requiredMessage?: string
  /** The field is asked, and its answer used, only while this is true. */
  shownWhen?: Condition
  options?: readonly FieldOption[]
  /** `'today'` and `{ sameAs }` are resolved when the form opens. */
  default?: Answer | { today: true } | { sameAs: string }
  /** Text that a button next to the field inserts; never filled in automatically. */
  suggestion?: string
  pattern?: { regex: RegExp; message: string }
  /** Characters; defaults to 1,000 for textarea and 200 for text. */
  maxLength?: number
  format?: FieldFormat
  /** A list answer with one item per line; `one` names an item ("child"), `add` is the button. */
  list?: { one: string; add: string; columns?: ListColumns }
  /** Date fields: first year, and years after today. Defaults to 1990 and two years ahead. */
  range?: { fromYear?: number; yearsAhead?: number }
  /** The key of an answer that the form shows after the label: "Property Spouse 1 keeps (Ann Lee)". */
  nameFrom?: string
  /** HTML autocomplete token, for example "street-address". */
  autocomplete?: string
  /** Why we ask: the part of the document that this answer changes. */
  why?: string
}

/** A list column: its label and input type. Money is in dollars. */
export type ListColumn = { label: string; kind: 'text' | 'last-four' | 'date' | 'money' }

/**
 * How the form splits list lines into columns. The answer is still the line: free text is parsed as
 * far as possible, and the first column gets the rest.
 */
export type ListColumns = {
  columns: readonly ListColumn[]
  /** One text per column; dates are ISO, money has no sign. */
  read: (line: string) => string[]
  /** The parsed line. */
  write: (cells: readonly string[]) => string
}

export type Step = { id: string; title: string; intro?: string; fields: readonly Field[] }

/** `today` is an ISO date. */
export type RuleContext = { today: string }

/**
 * A check over all answers. Errors block; warnings never do. `isViolated` sees only answers to asked
 * fields.
 */
export type Rule = {
  field: string
  /** Additional fields where the message is shown. */
  also?: readonly string[] | ((answers: Answers) => readonly string[])
  level: 'error' | 'warning'
  message: string | ((answers: Answers) => string)
  isViolated: (answers: Answers, context: RuleContext) => boolean
}

/** What a document's form asks. */
export type FormTemplate = {
  id: string
  /** "Bill of Sale" */
  name: string
  steps: readonly Step[]
  /** Keys of the answers that name its parties, as file names and drafts show them. */
  parties: readonly string[]
  /** Key of the answer that picks the state. */
  stateField: string
}

/** A form with what checks its answers, besides its questions. */
export type CheckedTemplate = FormTemplate & {
  /** In reporting order; the specification's rules come first. */
  rules: readonly Rule[]
  /** Coverage per state; a refused state is an error at the state question. */
  coverage: Coverage
}

/** A document the store can sell: its form and its text. */
export type Template = CheckedTemplate & {
  /** Sources of the agreement and of the instructions, which `parseSource` reads. */
  agreement: string
  instructions: string
  /** Source of each state's notes; other states use `defaultStateNotes`. */
  stateNotes: Partial<Record<StateName, string>>
  defaultStateNotes: string
  /** The specification's page count. */
  pages: number
  /**
   * Values computed from the answers, available to the text as variables, for example a schedule. A
   * getter is computed only when used, and is traced to the answers it reads.
   */
  derive?: (answers: Answers) => Record<string, unknown>
  /** Realistic answers, used for samples. */
  sampleAnswers: Answers
}

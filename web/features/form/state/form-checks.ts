import { loadChecked } from '../../../../shared/content/checked-forms.ts'
import { checkAllEnds } from '../../../../shared/documents/template/checks.ts'
import { coverageOf } from '../../../../shared/documents/template/coverage.ts'
import type {
  Answers,
  Field,
  FormTemplate,
} from '../../../../shared/documents/template/template.ts'
import { suggestionsFor } from './suggestions.ts'

/** What depends on a form's rules and coverage. `today` is an ISO date. */
export const loadFormChecks = async (form: FormTemplate) => {
  const template = await loadChecked(form)
  return {
    check: (answers: Answers, today: string) => checkAllEnds(template, answers, { today }),
    coverageOf: (answers: Answers) => coverageOf(template, answers),
    suggestionsFor: (field: Field, asked: Answers, today: string) =>
      suggestionsFor(template, field, asked, today),
    /** Validates the answers to send with the document's schema. */
    parse: async (answers: Answers, today: string) => {
      const { schemaFor } = await import('../../../../shared/documents/template/schema.ts')
      return schemaFor(template, { today }).safeParse(answers)
    },
  }
}

export type FormChecks = Awaited<ReturnType<typeof loadFormChecks>>

import { isFilled } from '../../../../shared/documents/answers.ts'
import { formatDate } from '../../../../shared/documents/dates.ts'
import { formatMoney, groupThousands } from '../../../../shared/documents/money.ts'
import type { Answer, Field } from '../../../../shared/documents/template.ts'

const optionLabel = (field: Field, answer: string): string =>
  field.options?.find((option) => option.value === answer)?.label ?? answer

const textOf = (field: Field, answer: string): string => {
  if (field.options) return optionLabel(field, answer)
  if (field.kind === 'date') return formatDate(answer)
  if (field.format === 'money') return formatMoney(answer)
  if (field.format === 'percent') return `${answer}%`
  return field.kind === 'number' ? groupThousands(answer) : answer
}

/** The answer as a person reads it; undefined when there is none. */
export const printedAnswer = (field: Field, answer: Answer | undefined): string | undefined => {
  if (field.kind === 'checkbox') return answer === true ? 'Yes' : 'No'
  return isFilled(answer) ? textOf(field, String(answer)) : undefined
}

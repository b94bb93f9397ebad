import { chakra } from '@chakra-ui/react'
import type { Field } from '../../../../shared/documents/template.ts'
import { RequiredMark } from './question-parts.tsx'

/** Whether the question is a group of several inputs. */
export const isGroup = ({ kind, list }: Field): boolean => kind === 'radio' || list !== undefined

type LabelProps = { field: Field; required: boolean; id: string }

/** The words of the question; a checkbox has them beside its box. */
export const QuestionLabel = ({ field, required, id }: LabelProps) => {
  const text = (
    <>
      {field.label}
      {required && <RequiredMark />}
    </>
  )
  if (field.kind === 'checkbox') return null
  if (isGroup(field)) return <chakra.legend fontWeight="semibold">{text}</chakra.legend>
  return (
    <chakra.label htmlFor={id} fontWeight="semibold" display="block">
      {text}
    </chakra.label>
  )
}

import { Box, chakra, Grid, Heading } from '@chakra-ui/react'
import { memo } from 'react'
import { isFilled } from '../../../shared/documents/template/answers.ts'
import { askedAnswers, isAsked, namedField } from '../../../shared/documents/template/fields.ts'
import type { Answer, Answers, Field, Step } from '../../../shared/documents/template/template.ts'
import { formatDate, withoutImpossibleDates } from '../../../shared/documents/toolbox/dates.ts'
import { formatMoney } from '../../../shared/documents/toolbox/money.ts'
import { groupThousands } from '../../../shared/group-thousands.ts'
import { withKeys } from '../../ui/keyed.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { useDocument } from '../form/state/document-context.ts'
import type { Messages } from '../form/state/question-status.ts'
import { hrefOf } from '../form/steps/form-steps.ts'

const optionLabel = (field: Field, answer: string): string =>
  field.options?.find((option) => option.value === answer)?.label ?? answer

const formatText = (field: Field, answer: string): string => {
  if (field.options) return optionLabel(field, answer)
  if (field.kind === 'date') return formatDate(answer)
  if (field.format === 'money') return formatMoney(answer)
  if (field.format === 'percent') return `${answer}%`
  return field.kind === 'number' ? groupThousands(answer) : answer
}

/** The answer as display text; undefined if there is none. */
export const formatAnswer = (field: Field, answer: Answer | undefined): string | undefined => {
  if (field.kind === 'checkbox') return answer === true ? 'Yes' : 'No'
  if (!isFilled(answer)) return undefined
  return formatText(field, withoutImpossibleDates(String(answer))) || undefined
}

type RowProps = { step: Step; field: Field; asked: Answers; message: string | undefined }

/** List items have bullets, because long ones would be hard to tell apart. */
const AnswerText = ({ field, text }: { field: Field; text: string }) =>
  field.list && text.includes('\n') ? (
    <chakra.ul ps="4" listStyleType="disc">
      {withKeys(text.split('\n'), (line) => line).map(({ key, item }) => (
        <li key={key} translate="no">
          {item}
        </li>
      ))}
    </chakra.ul>
  ) : (
    <span translate="no">{text}</span>
  )

const AnswerRow = ({ step, field, asked, message }: RowProps) => {
  const text = formatAnswer(field, asked[field.key])
  return (
    <Grid
      templateColumns={{ base: '1fr auto', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' }}
      alignItems="baseline"
      columnGap="4"
      py="2"
      borderBottomWidth="1px"
      borderColor="border.muted"
      css={{ breakInside: 'avoid' }}
    >
      <chakra.dt color="fg.muted" textStyle="sm">
        {field.label}
      </chakra.dt>
      <chakra.dd
        gridRow={{ base: '2', sm: 'auto' }}
        gridColumn={{ base: '1 / -1', sm: 'auto' }}
        whiteSpace="pre-line"
        overflowWrap="anywhere"
      >
        {text !== undefined && <AnswerText field={field} text={text} />}
        {message === undefined && text === undefined && (
          <chakra.span color="fg.muted">Not answered</chakra.span>
        )}
        {message !== undefined && (
          <chakra.span display="block" color="fg.error" fontWeight="semibold">
            {message}
          </chakra.span>
        )}
      </chakra.dd>
      <chakra.dd data-no-print>
        <SiteLink to={hrefOf(step.id, field.key)} standalone textStyle="sm" minH="11" my="-2.5">
          Change<span className="sr-only"> {field.label}</span>
        </SiteLink>
      </chakra.dd>
    </Grid>
  )
}

type AnswerListProps = {
  answers: Answers
  /** Errors by question. */
  messages?: Messages
}

const NO_MESSAGES: Messages = {}

const AllAnswers = ({ answers, messages = NO_MESSAGES }: AnswerListProps) => {
  const { template } = useDocument()
  const asked = askedAnswers(template, answers)
  return template.steps.map((step) => (
    <Box as="section" key={step.id} mt="8">
      <Heading as="h3" size="md" css={{ breakAfter: 'avoid' }}>
        {step.title}
      </Heading>
      <chakra.dl mt="2">
        {step.fields
          .filter((field) => isAsked(field, asked))
          .map((field) => namedField(field, asked))
          .map((field) => (
            <AnswerRow {...{ step, field, asked }} key={field.key} message={messages[field.key]} />
          ))}
      </chakra.dl>
    </Box>
  ))
}

/** Every visible question with its answer, grouped as in the form. */
export const AnswerList = memo(AllAnswers)

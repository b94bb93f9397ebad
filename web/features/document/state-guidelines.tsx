import { Box, Heading, Text } from '@chakra-ui/react'
import useSWR from 'swr'
import { DOCUMENT } from '../../../shared/content/document.ts'
import type { Note } from '../../../shared/documents/engine/read-state-notes.ts'
import { loadTemplate } from '../../../shared/documents/registry.ts'
import { STATE_OPTIONS, type StateName } from '../../../shared/documents/toolbox/states.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { kindIn } from '../../api/coverage.ts'
import { SWR_OPTIONS } from '../../api/swr-options.ts'
import { HowToSign } from '../../ui/how-to-sign.tsx'
import { longDate } from '../../ui/long-date.ts'
import { LabeledSelect } from '../../ui/select.tsx'
import { ErrorText, TextSkeleton } from '../../ui/status.tsx'
import { StateVerdict } from './state-verdict.tsx'

/** A document's notes on a state's law, if any. */
const guidelinesOf = async (id: string, state: StateName) => {
  const [template, { readStateNotes }] = await Promise.all([
    loadTemplate(id),
    import('../../../shared/documents/engine/read-state-notes.ts'),
  ])
  const notes = template?.stateNotes[state] ? readStateNotes(template, state) : undefined
  return { notes }
}

const Notes = ({ title, notes }: { title: string; notes: readonly Note[] }) => (
  <Box as="section" mt="8">
    <Heading as="h3" size="md" mb="3">
      {title}
    </Heading>
    <Box as="ul" listStyleType="disc" ps="5" maxW="prose">
      {notes.map(({ text, cite }) => (
        <Box as="li" key={text} mb="3">
          {text}
          <Text textStyle="xs" color="fg.muted">
            {cite ?? DOCUMENT.practicalStep}
          </Text>
        </Box>
      ))}
    </Box>
  </Box>
)

/** "Last checked on November 21, 2026." once for all notes, or the first and the last date. */
const describeCheckDates = (notes: readonly Note[]): string => {
  const days = notes.map(({ checked }) => checked).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  return first === last
    ? `Last checked on ${longDate(first)}.`
    : `Checked between ${longDate(first)} and ${longDate(last)}.`
}

const Guidelines = ({ id, state }: { id: string; state: StateName }) => {
  const { data, error } = useSWR(
    ['guidelines', id, state],
    ([, key, name]: [string, string, StateName]) => guidelinesOf(key, name),
    SWR_OPTIONS,
  )
  if (error) return <ErrorText>{DOCUMENT.partFailed}</ErrorText>
  if (!data) return <TextSkeleton lines={8} />
  const { notes } = data
  // States with a warning or state-specific text have their own notes, covered by the verdict.
  if (!notes)
    return kindIn(id, state) === 'floor' && <Text mt="4">{MESSAGES.noGuidelines(state)}</Text>
  return (
    <>
      {notes.introduction.map((paragraph) => (
        <Text key={paragraph} maxW="prose" mb="3">
          {paragraph}
        </Text>
      ))}
      <Notes title={DOCUMENT.requirements} notes={notes.requirements} />
      <Notes title={DOCUMENT.instructions} notes={notes.instructions} />
      <Text textStyle="sm" color="fg.muted">
        {describeCheckDates([...notes.requirements, ...notes.instructions])}
      </Text>
    </>
  )
}

type StateGuidelinesProps = { state: StateName; onChoose: (state: string) => void }

/** How the document works in the chosen state, legal requirements and signing. */
export const StateGuidelines = ({ id, state, onChoose }: StateGuidelinesProps & { id: string }) => (
  <>
    <LabeledSelect
      mb="6"
      label="State"
      maxWidth="20rem"
      value={state}
      options={STATE_OPTIONS}
      onChoose={onChoose}
    />
    <Heading mb="4">{state}</Heading>
    <StateVerdict documentId={id} state={state} />
    {kindIn(id, state) !== 'refuse' && (
      <>
        <Box mt="6">
          <Guidelines id={id} state={state} />
        </Box>
        <Heading as="h3" size="md" mt="8" mb="3">
          {DOCUMENT.howToSign}
        </Heading>
        <HowToSign documentId={id} state={state} />
      </>
    )}
  </>
)

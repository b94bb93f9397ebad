import { Box, Grid } from '@chakra-ui/react'
import { useCallback, useMemo, useState } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import type { Template } from '../../../shared/documents/template.ts'
import { Page } from '../../ui/page.tsx'
import { type AnswersForm, useAnswers } from './answers/use-answers.ts'
import { CheckStep } from './check/check-step.tsx'
import { PrintedAnswers } from './check/printed-answers.tsx'
import { CustomizeHeader } from './customize-header.tsx'
import { StepForm } from './fields/step-form.tsx'
import { LiveDocument } from './preview/live-document.tsx'
import { MoveBar } from './steps/move-bar.tsx'
import { progressOf } from './steps/progress.ts'
import { FoldedStepNav, SideStepNav } from './steps/section-lists.tsx'
import { CHECK_STEP, type Stop, stopsOf } from './steps/stops.ts'
import { useArrival, usePlace } from './steps/use-place.ts'
import { localToday } from './today.ts'
import { BESIDE, THREE_COLUMNS, useMedia } from './use-media.ts'

const ONE = 'minmax(0, 1fr)'
const TWO = 'minmax(0, 1fr) minmax(0, 1.05fr)'
const THREE = '13rem minmax(0, 1fr) minmax(0, 1.05fr)'

/** What takes the focus is never hidden behind the bar at the bottom. */
const ABOVE_THE_BAR = {
  '& :is(a, button, input, select, textarea, summary)': { scrollMarginBottom: '5.5rem' },
}

/** "Error: " first when something on this stop needs the person, as screen readers read titles. */
const titleOf = (template: Template, stop: Stop, form: AnswersForm): string => {
  const step = template.steps.find(({ id }) => id === stop.id)
  const keys = step ? step.fields.map((field) => field.key) : Object.keys(form.messages)
  const mistaken = keys.some((key) => form.messages[key] !== undefined)
  return `${mistaken ? 'Error: ' : ''}${stop.title} - ${template.name}`
}

/** Questions are checked when their step is left. */
const useLeave = (template: Template, { dispatch }: AnswersForm) =>
  useCallback(
    (stopId: string) => {
      const left = template.steps.find(({ id }) => id === stopId)
      if (left) dispatch({ type: 'check', keys: left.fields.map((field) => field.key) })
    },
    [template, dispatch],
  )

type CustomizationProps = { entry: CatalogEntry; template: Template }

/** The form of one document with the document beside it, or under a button where there is no room. */
export const Customization = ({ entry, template }: CustomizationProps) => {
  const [today] = useState(() => localToday())
  const [focused, setFocused] = useState<string>()
  const form = useAnswers(template, today)
  const stops = useMemo(() => stopsOf(template), [template])
  const index = usePlace(stops)
  const stop = stops[index] ?? CHECK_STEP
  const progress = useMemo(() => progressOf(template, form.checks.errors), [template, form.checks])
  const [beside, roomy] = [useMedia(BESIDE), useMedia(THREE_COLUMNS)]
  useArrival(stop.id, useLeave(template, form))
  const step = template.steps[index]

  return (
    <Page title={titleOf(template, stop, form)} maxW="92rem" pt="6" pb={{ base: '6', md: '10' }}>
      <CustomizeHeader entry={entry} status={form.save.status} onClear={form.clear} />
      <Grid
        templateColumns={roomy ? THREE : beside ? TWO : ONE}
        columnGap={roomy ? '12' : '8'}
        data-no-print
      >
        {roomy && <SideStepNav steps={progress} currentId={stop.id} />}
        <Box minW="0" maxW="prose" css={ABOVE_THE_BAR}>
          {!roomy && <FoldedStepNav steps={progress} currentId={stop.id} index={index} />}
          {step ? (
            <StepForm template={template} step={step} form={form} onFocus={setFocused} />
          ) : (
            <CheckStep entry={entry} template={template} form={form} today={today} />
          )}
          {beside && <MoveBar stops={stops} index={index} mt="10" />}
        </Box>
        <LiveDocument
          template={template}
          answers={form.settled}
          today={today}
          focused={focused}
          beside={beside}
          stops={stops}
          index={index}
        />
      </Grid>
      <PrintedAnswers template={template} answers={form.settled} today={today} />
    </Page>
  )
}

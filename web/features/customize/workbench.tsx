import { Box, Grid } from '@chakra-ui/react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Template } from '../../../shared/documents/template.ts'
import { Page } from '../../ui/page.tsx'
import { useSettledForm } from './answers/answers-provider.tsx'
import { OtherTabNote } from './answers/other-tab-note.tsx'
import type { SettledForm } from './answers/use-answers.ts'
import { PrintedAnswers } from './check/printed-answers.tsx'
import { LiveDocument } from './preview/live-document.tsx'
import { WriterProvider } from './preview/writer-provider.tsx'
import { MoveBar } from './steps/move-bar.tsx'
import { type NextGuard, NextGuardContext } from './steps/next-guard.ts'
import { FoldedStepNav, SideStepNav } from './steps/section-lists.tsx'
import { CHECK_STEP, type Stop, stopsOf } from './steps/stops.ts'
import { useArrival, usePlace } from './steps/use-place.ts'
import { useProgress } from './steps/use-progress.ts'
import { TypedStep } from './typed-step.tsx'
import { BESIDE, THREE_COLUMNS, useMedia } from './use-media.ts'

const ONE = 'minmax(0, 1fr)'
const TWO = 'minmax(0, 1fr) minmax(0, 1.05fr)'
const THREE = '13rem minmax(0, 1fr) minmax(0, 1.05fr)'

/** What takes the focus is never hidden behind the bar at the bottom. */
const ABOVE_THE_BAR = {
  '& :is(a, button, input, select, textarea, summary)': { scrollMarginBottom: '5.5rem' },
}

/** "Error: " first when something on this stop needs the person, as screen readers read titles. */
const titleOf = (template: Template, stop: Stop, { messages }: SettledForm): string => {
  const step = template.steps.find(({ id }) => id === stop.id)
  const keys = step ? step.fields.map((field) => field.key) : Object.keys(messages)
  const mistaken = keys.some((key) => messages[key] !== undefined)
  return `${mistaken ? 'Error: ' : ''}${stop.title} - ${template.name}`
}

type WorkbenchProps = {
  template: Template
  today: string
  header: ReactNode
  /** The last stop: the check of the answers and what is done with them. */
  check: ReactNode
}

/** The form of one document with the document beside it, or under a button where there is no room. */
export const Workbench = ({ template, today, header, check }: WorkbenchProps) => {
  const [focused, setFocused] = useState<string>()
  const form = useSettledForm()
  const stops = useMemo(() => stopsOf(template), [template])
  const index = usePlace(stops)
  const stop = stops[index] ?? CHECK_STEP
  const guard: NextGuard = useRef(undefined)
  const { progress, onLeave } = useProgress(template, form)
  const [beside, roomy] = [useMedia(BESIDE), useMedia(THREE_COLUMNS)]
  useArrival(stop.id, onLeave)
  const step = template.steps[index]

  return (
    <Page title={titleOf(template, stop, form)} maxW="92rem" pt="6" pb={{ base: '6', md: '10' }}>
      {header}
      <OtherTabNote save={form.save} />
      <WriterProvider templateId={template.id} today={today}>
        <NextGuardContext value={guard}>
          <Grid
            templateColumns={roomy ? THREE : beside ? TWO : ONE}
            columnGap={roomy ? '12' : '8'}
            data-no-print
          >
            {roomy && <SideStepNav steps={progress} currentId={stop.id} />}
            <Box minW="0" maxW="prose" css={ABOVE_THE_BAR}>
              {!roomy && <FoldedStepNav steps={progress} currentId={stop.id} index={index} />}
              {step ? (
                <TypedStep template={template} step={step} today={today} onFocus={setFocused} />
              ) : (
                check
              )}
              {beside && <MoveBar stops={stops} index={index} mt="10" />}
            </Box>
            <LiveDocument
              template={template}
              answers={form.settled}
              focused={focused}
              beside={beside}
              stops={stops}
              index={index}
            />
          </Grid>
        </NextGuardContext>
      </WriterProvider>
      <PrintedAnswers template={template} answers={form.settled} today={today} />
    </Page>
  )
}

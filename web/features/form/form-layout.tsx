import { Box, Grid, type SystemStyleObject } from '@chakra-ui/react'
import { type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import type { FormTemplate } from '../../../shared/documents/template/template.ts'
import { FORM_WIDTH } from '../../ui/browser/navigation.ts'
import { loadDialog } from '../../ui/dialog.tsx'
import { useIsHydrating } from '../../ui/hooks/use-hydrated.ts'
import { SPLIT_VIEW, SPLIT_VIEW_ONLY, THREE_COLUMNS, useMedia } from '../../ui/hooks/use-media.ts'
import { lazyPart, usePreload } from '../../ui/lazy-part.tsx'
import { Page } from '../../ui/page.tsx'
import { Busy } from '../../ui/status.tsx'
import { LiveDocument } from '../preview/live-document.tsx'
import { PreviewWorkerProvider } from '../preview/worker/client.tsx'
import { loadLaterParts } from './fields/load-later-parts.ts'
import { StepForm } from './fields/step-form.tsx'
import { useDocument } from './state/document-context.ts'
import { type DocumentFormState, useDocumentForm, useIsRefused } from './state/document-form.tsx'
import { templateLoader } from './state/template-loader.ts'
import { useStateChange } from './state-change/use-state-change.ts'
import { BackNextBar } from './steps/back-next-bar.tsx'
import { BarEndContext } from './steps/bar-end.ts'
import { CHECK_STEP, type FormStep, stepsOf } from './steps/form-steps.ts'
import { StepHeading, useFocusAfterMove, useStepIndex } from './steps/navigation.tsx'
import { useProgress } from './steps/progress.ts'
import { type NextGuard, NextGuardContext } from './steps/step-check.ts'
import { FoldedStepNav, SideStepNav } from './steps/step-nav.tsx'

const PAGE_SIZE = { maxW: FORM_WIDTH, pt: '6', pb: { base: '6', md: '10' } }

const ONE = 'minmax(0, 1fr)'
const TWO = 'minmax(0, 1fr) minmax(0, 1.05fr)'
const THREE = '13rem minmax(0, 1fr) minmax(0, 1.05fr)'

const COLUMNS: SystemStyleObject = {
  gridTemplateColumns: ONE,
  columnGap: '8',
  [`@media ${SPLIT_VIEW}`]: { gridTemplateColumns: TWO },
  [`@media ${THREE_COLUMNS}`]: { gridTemplateColumns: THREE },
}

/**
 * Keeps the focused element above the sticky bottom bar. In a text area, Chromium scrolls to the caret's line
 * and ignores the scroll margin, so the scroll padding adds three lines.
 */
const ABOVE_THE_BAR = {
  '& :is(a, button, input, select, summary)': { scrollMarginBottom: '5.5rem' },
  'html:has(& textarea:focus)': { scrollPaddingBottom: '9rem' },
}

/** The page title. It starts with "Error: " if this step has errors, because screen readers read it first. */
const titleOf = (
  template: FormTemplate,
  formStep: FormStep,
  { messages }: DocumentFormState,
): string => {
  const step = template.steps.find(({ id }) => id === formStep.id)
  const keys = step ? step.fields.map((field) => field.key) : Object.keys(messages)
  const mistaken = keys.some((key) => messages[key] !== undefined)
  return `${mistaken ? 'Error: ' : ''}${formStep.title} - ${template.name}`
}

const RefusedState = lazyPart(async () => (await loadLaterParts()).RefusedState)

type StepContentProps = { formStep: FormStep; refused: boolean; children: ReactNode }

const StepContent = ({ formStep, refused, children }: StepContentProps) =>
  refused ? (
    <>
      <StepHeading>{formStep.title}</StepHeading>
      <RefusedState />
    </>
  ) : (
    children
  )

/** Waits for the rules, which normally are loaded before. */
const WithChecks = ({ children }: { children: ReactNode }) => {
  const { template, setChecks } = useDocument()
  const checks = use(templateLoader.loadChecks(template.id))
  useEffect(() => setChecks(checks), [checks, setChecks])
  return children
}

/** The heading gets the focus even while the check's code is loading. */
const CheckStop = ({ children }: { children: ReactNode }) => (
  <>
    <StepHeading>{CHECK_STEP.title}</StepHeading>
    <Suspense fallback={<Busy>Loading...</Busy>}>
      <WithChecks>{children}</WithChecks>
    </Suspense>
  </>
)

const useFormSteps = (template: FormTemplate, refused: boolean) => {
  const formSteps = useMemo(() => stepsOf(template), [template])
  const index = useStepIndex(formSteps)
  // If the document isn't sold in the state, there is no next step.
  const reachable = useMemo(
    () => (refused ? formSteps.slice(0, index + 1) : formSteps),
    [refused, formSteps, index],
  )
  return { formSteps, index, reachable }
}

const PrintedAnswers = lazyPart(
  async () => (await import('../review/printed-answers.tsx')).PrintedAnswers,
)

const OtherTabNote = lazyPart(async () => (await loadLaterParts()).OtherTabNote)
const OutdatedNote = lazyPart(async () => (await loadLaterParts()).OutdatedNote)
const StateChangeDialog = lazyPart(async () => (await loadLaterParts()).StateChangeDialog)

/** Preloads code for later clicks. */
const loadLazyParts = () =>
  Promise.all([
    loadDialog(),
    loadLaterParts(),
    import('../../../shared/documents/template/schema.ts'),
  ])

type StateChangeProps = Pick<ReturnType<typeof useStateChange>, 'asking' | 'apply' | 'keep'>

const StateChange = ({ asking, apply, keep }: StateChangeProps) =>
  asking !== undefined && <StateChangeDialog state={asking} onApply={apply} onKeep={keep} />

/** What the parts of the form share besides the answers. */
const FormProviders = ({ children }: { children: ReactNode }) => {
  const { template, today } = useDocument()
  const guard: NextGuard = useRef(undefined)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const barEnd = useMemo(() => ({ element, setElement }), [element])
  return (
    <PreviewWorkerProvider templateId={template.id} today={today}>
      <NextGuardContext value={guard}>
        <BarEndContext value={barEnd}>{children}</BarEndContext>
      </NextGuardContext>
    </PreviewWorkerProvider>
  )
}

type FormLayoutProps = {
  header: ReactNode
  /** Content above the first question. */
  before?: ReactNode
  /** The last step: reviewing the answers, with the payment or the correction. */
  check: ReactNode
}

/** A document's form with the preview next to it or, on narrow screens, behind a button. */
export const FormLayout = ({ header, before, check }: FormLayoutProps) => {
  const { template } = useDocument()
  const [focused, setFocused] = useState<string>()
  const form = useDocumentForm()
  const stateChange = useStateChange()
  const isRefused = useIsRefused()
  const { formSteps, index, reachable } = useFormSteps(template, isRefused)
  const formStep = formSteps[index] ?? CHECK_STEP
  const { progress, onLeave } = useProgress()
  const [isSplit, isWide] = [useMedia(SPLIT_VIEW), useMedia(THREE_COLUMNS)]
  const hydrating = useIsHydrating()
  useFocusAfterMove(formStep.id, onLeave)
  usePreload(loadLazyParts)
  const step = template.steps[index]

  return (
    <Page title={titleOf(template, formStep, form)} {...PAGE_SIZE}>
      {header}
      {form.save.isForked && <OtherTabNote save={form.save} />}
      {form.outdated.length > 0 && <OutdatedNote outdated={form.outdated} />}
      <FormProviders>
        <Grid css={COLUMNS} data-no-print>
          {(isWide || hydrating) && <SideStepNav steps={progress} currentId={formStep.id} />}
          <Box minW="0" maxW="prose" css={ABOVE_THE_BAR}>
            {!isWide && <FoldedStepNav steps={progress} currentId={formStep.id} index={index} />}
            {index === 0 && before}
            <StepContent formStep={formStep} refused={isRefused && index > 0}>
              {step ? (
                <StepForm
                  key={step.id}
                  step={step}
                  stateChange={stateChange}
                  onFocus={setFocused}
                />
              ) : (
                <CheckStop>{check}</CheckStop>
              )}
            </StepContent>
            {(isSplit || hydrating) && (
              <BackNextBar steps={reachable} index={index} mt="10" css={SPLIT_VIEW_ONLY} />
            )}
          </Box>
          <LiveDocument
            answers={form.answers}
            focused={focused}
            isSplit={isSplit}
            steps={reachable}
            index={index}
          />
        </Grid>
        <StateChange {...stateChange} />
      </FormProviders>
      <PrintedAnswers />
    </Page>
  )
}

import { Box, Grid, type SystemStyleObject } from '@chakra-ui/react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { FormTemplate } from '../../../shared/documents/template/template.ts'
import { FORM_WIDTH } from '../../ui/browser/navigation.ts'
import { loadDialog } from '../../ui/dialog.tsx'
import { useIsHydrating } from '../../ui/hooks/use-hydrated.ts'
import { SPLIT_VIEW, SPLIT_VIEW_ONLY, THREE_COLUMNS, useMedia } from '../../ui/hooks/use-media.ts'
import { lazyPart, usePreload } from '../../ui/lazy-part.tsx'
import { Page } from '../../ui/page.tsx'
import { OtherTabNote, OutdatedNote } from '../drafts/save-note.tsx'
import { LiveDocument } from '../preview/live-document.tsx'
import { PreviewWorkerProvider } from '../preview/worker/client.tsx'
import { RefusedState, useRefusal } from './fields/refused-state.tsx'
import { StepForm } from './fields/step-form.tsx'
import { useDocument } from './state/document-context.ts'
import { type DocumentFormState, useDocumentForm } from './state/document-form.tsx'
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

/** The heading gets the focus even while the check's code is loading. */
const CheckStop = ({ children }: { children: ReactNode }) => (
  <>
    <StepHeading>{CHECK_STEP.title}</StepHeading>
    {children}
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

const loadStateChange = () => import('./state-change/state-change-dialog.tsx')
const StateChangeDialog = lazyPart(async () => (await loadStateChange()).StateChangeDialog)

/** Preloads code for later clicks. */
const loadLazyParts = () =>
  Promise.all([
    loadDialog(),
    loadStateChange(),
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
  const refusal = useRefusal()
  const { formSteps, index, reachable } = useFormSteps(template, refusal !== undefined)
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
      <OtherTabNote save={form.save} />
      <OutdatedNote outdated={form.outdated} />
      <FormProviders>
        <Grid css={COLUMNS} data-no-print>
          {(isWide || hydrating) && <SideStepNav steps={progress} currentId={formStep.id} />}
          <Box minW="0" maxW="prose" css={ABOVE_THE_BAR}>
            {!isWide && <FoldedStepNav steps={progress} currentId={formStep.id} index={index} />}
            {index === 0 && before}
            <StepContent formStep={formStep} refused={refusal !== undefined && index > 0}>
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

import { type RefObject, useEffect, useMemo } from 'react'
import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import { useDocument } from '../../form/state/document-context.ts'
import { hrefOf, stepOfField } from '../../form/steps/form-steps.ts'
import { scrollToCurrent } from './focus.ts'
import { QuestionLinks } from './runs.tsx'
import { Sheet } from './sheet.tsx'

type ShownDocumentProps = {
  document: AssembledDocument
  focused: string | undefined
  /** The scroll container. */
  frame: RefObject<HTMLElement | null>
}

/** The URL of an answer's question. */
const useQuestionLinks = () => {
  const { template } = useDocument()
  return useMemo(() => {
    const steps = stepOfField(template)
    return (field: string) => {
      const step = steps.get(field)
      return step && hrefOf(step, field)
    }
  }, [template])
}

/** The document, scrolled to the part of the focused question. */
export const ShownDocument = ({ document, focused, frame }: ShownDocumentProps) => {
  const links = useQuestionLinks()
  useEffect(() => {
    if (frame.current && focused) scrollToCurrent(frame.current, focused)
  }, [focused, frame])
  return (
    // On a div, because Chakra treats `translate` as a style prop.
    <div translate="no">
      <QuestionLinks value={links}>
        <Sheet document={document} focused={focused} />
      </QuestionLinks>
    </div>
  )
}

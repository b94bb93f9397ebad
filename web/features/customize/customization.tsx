import { useState } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import type { Template } from '../../../shared/documents/template/template.ts'
import { AnswersProvider } from './answers/answers-form.tsx'
import { deviceSource } from './answers/saved-answers.ts'
import { CheckStep } from './check/check-step.tsx'
import { CustomizeHeader } from './customize-header.tsx'
import { FormLayout } from './form-layout.tsx'
import { localToday } from './today.ts'

type CustomizationProps = { entry: CatalogEntry; template: Template; notFor: readonly string[] }

/** The form of a document that is to be bought. */
export const Customization = ({ entry, template, notFor }: CustomizationProps) => {
  const [today] = useState(() => localToday())
  const [source] = useState(() => deviceSource(template, today))
  return (
    <AnswersProvider template={template} today={today} source={source}>
      <FormLayout
        template={template}
        today={today}
        header={<CustomizeHeader entry={entry} template={template} today={today} />}
        check={<CheckStep entry={entry} template={template} notFor={notFor} today={today} />}
      />
    </AnswersProvider>
  )
}

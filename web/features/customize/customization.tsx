import { useState } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import type { Template } from '../../../shared/documents/template.ts'
import { deviceSource } from './answers/answer-source.ts'
import { AnswersProvider } from './answers/answers-provider.tsx'
import { CheckStep } from './check/check-step.tsx'
import { CustomizeHeader } from './customize-header.tsx'
import { localToday } from './today.ts'
import { Workbench } from './workbench.tsx'

type CustomizationProps = { entry: CatalogEntry; template: Template; notFor: readonly string[] }

/** Filling in a document that is to be bought. */
export const Customization = ({ entry, template, notFor }: CustomizationProps) => {
  const [today] = useState(() => localToday())
  const [source] = useState(() => deviceSource(template, today))
  return (
    <AnswersProvider template={template} today={today} source={source}>
      <Workbench
        template={template}
        today={today}
        header={<CustomizeHeader entry={entry} template={template} today={today} />}
        check={<CheckStep entry={entry} template={template} notFor={notFor} today={today} />}
      />
    </AnswersProvider>
  )
}

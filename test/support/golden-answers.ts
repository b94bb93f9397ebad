import type { Answers } from '../../shared/documents/template/template.ts'

const FILES = import.meta.glob<Answers>(
  ['../golden/*/*.json', '!**/{negative,sections,schedules}.json'],
  {
    eager: true,
    import: 'default',
  },
)

/** The answer sets of a document's golden cases. */
export const goldenAnswers = (templateId: string): Answers[] =>
  Object.entries(FILES).flatMap(([path, answers]) =>
    path.includes(`/${templateId}/`) ? [answers] : [],
  )

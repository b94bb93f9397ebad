import { enabledEntries } from '../../../../shared/catalog/lookup.ts'
import { loadStory } from '../../../../shared/content/stories.ts'
import { MESSAGES } from '../../../../shared/messages.ts'

const withFallback = (texts: readonly string[], fallback: string): readonly string[] =>
  texts.length > 0 ? texts : [fallback]

const { matrix } = MESSAGES.admin

/** The rows of the content matrix. Missing parts get a placeholder text. */
export const loadMatrix = () =>
  Promise.all(
    enabledEntries().map(async ({ id, title }) => {
      const { overview, whatsIncluded, useCases } = await loadStory(id)
      return {
        id,
        title,
        overview: overview || matrix.overview,
        whatsIncluded: withFallback(whatsIncluded, matrix.whatsIncluded),
        useCases: withFallback(
          useCases.map((useCase) => useCase.title),
          matrix.useCases,
        ),
      }
    }),
  )

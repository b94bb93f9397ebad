import { enabledEntries } from '../../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../../shared/catalog/types.ts'
import { loadStory } from '../../../../shared/content/stories.ts'
import type { Story } from '../../../../shared/documents/template/story.ts'
import { MESSAGES } from '../../../../shared/messages.ts'

/** A row of the content matrix. Each part is a non-empty list of texts. */
export type MatrixRow = {
  id: string
  title: string
  overview: readonly string[]
  whatsIncluded: readonly string[]
  useCases: readonly string[]
}

type Content = Partial<Pick<Story, 'overview' | 'whatsIncluded' | 'useCases'>>

const withFallback = (texts: readonly string[] | undefined, fallback: string): readonly string[] =>
  texts && texts.length > 0 ? texts : [fallback]

const { matrix } = MESSAGES.admin

/** Missing parts get a placeholder text. */
const matrixRow = (
  { id, title }: Pick<CatalogEntry, 'id' | 'title'>,
  { overview, whatsIncluded, useCases }: Content,
): MatrixRow => ({
  id,
  title,
  overview: [overview || matrix.overview],
  whatsIncluded: withFallback(whatsIncluded, matrix.whatsIncluded),
  useCases: withFallback(
    useCases?.map((useCase) => useCase.title),
    matrix.useCases,
  ),
})

export const loadMatrix = (): Promise<MatrixRow[]> =>
  Promise.all(enabledEntries().map(async (entry) => matrixRow(entry, await loadStory(entry.id))))

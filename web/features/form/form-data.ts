import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import { loadChecked } from '../../../shared/content/checked-forms.ts'
import { loadStory } from '../../../shared/content/stories.ts'
import { coverageOf } from '../../../shared/documents/template/coverage.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import { templateLoader } from './state/template-loader.ts'

/**
 * The route's data of a form: the cases in which an attorney is the better choice, and the coverage of the state
 * that the form suggests. The template is only preloaded: the page reads it from `templateLoader`.
 */
export const loadFormData = async (documentId: string) => {
  const id = findEnabledEntry(documentId)?.id ?? documentId
  const [{ notFor }, form] = await Promise.all([loadStory(id), templateLoader.load(id)])
  const suggested = form && coverageOf(await loadChecked(form), defaultsFor(form, { today: '' }))
  return { notFor, suggested }
}

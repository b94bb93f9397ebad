import { loadOnce } from '../../lib/load-once.ts'
import { templateOf } from './template-of.ts'

/** The form's code loads in parallel with the template. */
const code = import('./customization.tsx')

/** A template and the code of its form; undefined for a document without one. */
export const openForm = loadOnce(async (id) => {
  const [{ Customization }, template] = await Promise.all([code, templateOf.load(id)])
  return template && { ...template, Customization }
})

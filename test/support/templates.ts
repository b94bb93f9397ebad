import { loadTemplate, templateIds } from '../../shared/documents/registry.ts'
import type { Template } from '../../shared/documents/template/template.ts'

/** @throws Error unless the document is one of ours */
export const loadTemplateById = async (id: string): Promise<Template> => {
  const template = await loadTemplate(id)
  if (!template) throw new Error(`No template: ${id}`)
  return template
}

/** All documents. */
export const loadTemplates = (): Promise<Template[]> =>
  Promise.all(templateIds.map(loadTemplateById))

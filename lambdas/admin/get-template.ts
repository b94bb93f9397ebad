import { getTemplate } from '../../shared/api/admin-templates.ts'
import { handle } from '../core/platform/handle.ts'
import { describeTemplate, knownDocument } from './templates.ts'

export default handle(getTemplate, async ({ params }) => {
  const { view } = await describeTemplate(knownDocument(params.id))
  return view
})

import { getTemplate } from '../../shared/api/admin-templates.ts'
import { handle } from '../core/platform/handle.ts'
import { describeTemplate, requireDocument } from './templates.ts'

export default handle(getTemplate, async ({ params }) => {
  const { view } = await describeTemplate(requireDocument(params.id))
  return view
})

import { Text } from '@chakra-ui/react'
import type { TemplateDetailsView } from '../../../../shared/admin-api.ts'
import { lastUpdated } from './last-updated.ts'

/** When a template was first and last recorded. */
export const VersionsSummary = ({ details }: { details: TemplateDetailsView }) => (
  <Text color="fg.muted" textStyle="sm" mb="4">
    First recorded: {lastUpdated(details.createdAt)}. Last changed: {lastUpdated(details.updatedAt)}
    .
  </Text>
)

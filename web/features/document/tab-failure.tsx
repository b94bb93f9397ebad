import { Text } from '@chakra-ui/react'
import { DOCUMENT } from '../../../shared/content/document.ts'

/** Shown when the content of a tab could not be fetched. */
export const TabFailure = () => (
  <Text role="alert" color="fg.error">
    {DOCUMENT.partFailed}
  </Text>
)

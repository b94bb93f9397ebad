import { Text } from '@chakra-ui/react'

/** The content of a tab could not be fetched. */
export const TabFailure = () => (
  <Text role="alert" color="fg.error">
    This part of the page could not be loaded. Please reload the page.
  </Text>
)

import { Button, Flex, Text } from '@chakra-ui/react'

type SignedInAsProps = { name: string; onSignOut: () => void }

export const SignedInAs = ({ name, onSignOut }: SignedInAsProps) => (
  <Flex align="center" gap="4" wrap="wrap" mb="6">
    <Text textStyle="sm" color="fg.muted">
      Signed in as {name}
    </Text>
    <Button variant="outline" size="sm" onClick={onSignOut}>
      Sign out
    </Button>
  </Flex>
)

import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { SettledForm } from './use-answers.ts'

/** Two tabs have written different answers: the person says which ones stay. */
export const OtherTabNote = ({ save }: Pick<SettledForm, 'save'>) =>
  save.status === 'disputed' && (
    <Box role="alert" mb="6" p="4" bg="bg.warning" borderRadius="l2" data-no-print>
      <Text fontWeight="semibold">These answers were changed in another tab too.</Text>
      <Text textStyle="sm">Nothing is saved here until you choose which ones to keep.</Text>
      <Flex gap="3" mt="3" wrap="wrap">
        <Button variant="outline" onClick={save.takeTheirs}>
          Use those of the other tab
        </Button>
        <Button variant="outline" onClick={save.keepMine}>
          Keep the ones on this page
        </Button>
      </Flex>
    </Box>
  )

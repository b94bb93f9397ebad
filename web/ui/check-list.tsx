import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CheckIcon } from './icons.tsx'

export const CheckList = chakra('ul', {
  base: { display: 'grid', gap: '2', listStyleType: 'none' },
})

export const CheckItem = ({ children }: { children: ReactNode }) => (
  <Flex as="li" gap="3">
    <Box color="purple.fg" pt="1">
      <CheckIcon />
    </Box>
    <Box maxW="prose">{children}</Box>
  </Flex>
)

import { Box, type BoxProps, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type NoticeCardProps = BoxProps & { title: string; text?: ReactNode; children?: ReactNode }

/** A subtle card with an h2. */
export const NoticeCard = ({ title, text, children, ...box }: NoticeCardProps) => (
  <Box as="section" bg="bg.panel" borderWidth="1px" borderRadius="l2" p="6" {...box}>
    <Heading as="h2" size="lg">
      {title}
    </Heading>
    {text && (
      <Text mt="2" color="fg.muted" maxW="prose">
        {text}
      </Text>
    )}
    {children && <Box mt="4">{children}</Box>}
  </Box>
)

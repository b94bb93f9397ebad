import { Box, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type GuideSectionProps = { title: string; text?: string; children: ReactNode }

/** A part of a tab of the style guide. */
export const GuideSection = ({ title, text, children }: GuideSectionProps) => (
  <Box as="section" mb="12">
    <Heading as="h2" size="xl">
      {title}
    </Heading>
    {text && (
      <Text mt="1" color="fg.muted" maxW="prose">
        {text}
      </Text>
    )}
    <Box mt="5">{children}</Box>
  </Box>
)

import { chakra, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type PartProps = { title: string; text?: string; children: ReactNode }

/** A part of a tab of the style guide. */
export const Part = ({ title, text, children }: PartProps) => (
  <chakra.section mb="12">
    <Heading>{title}</Heading>
    <Text mt="1" mb="5" color="fg.muted" maxW="prose">
      {text}
    </Text>
    {children}
  </chakra.section>
)

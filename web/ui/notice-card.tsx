import { Box, Heading, Text } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Panel } from './panel.tsx'

type NoticeCardProps = ComponentProps<typeof Panel> & { title: string; text?: ReactNode }

/** A subtle card with an h2. */
export const NoticeCard = ({ title, text, children, ...box }: NoticeCardProps) => (
  <Panel {...box}>
    <Heading size="lg">{title}</Heading>
    {text && (
      <Text mt="2" color="fg.muted" maxW="prose">
        {text}
      </Text>
    )}
    {children && <Box mt="4">{children}</Box>}
  </Panel>
)

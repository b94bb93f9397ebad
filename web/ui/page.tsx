import { Box, type BoxProps, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { tabTitle } from '../../shared/content/brand.ts'

type PageProps = BoxProps & {
  /** Title of the browser tab; the product's name is added. */
  title: string
  /** For search engines and link previews. */
  description?: string
}

/** Every page has exactly one PageHeading. */
export const Page = ({ title, description, ...box }: PageProps) => (
  <>
    <title>{tabTitle(title)}</title>
    {description && <meta name="description" content={description} />}
    <Box
      maxW="page"
      mx="auto"
      px={{ base: '4', md: '8' }}
      pt={{ base: '8', md: '12' }}
      pb={{ base: '16', md: '24' }}
      {...box}
    />
  </>
)

type PageHeadingProps = { children: ReactNode; intro?: ReactNode; eyebrow?: ReactNode }

/** The h1. It is focused after a navigation (see RouteFocus in frame.tsx). */
export const PageHeading = ({ children, intro, eyebrow }: PageHeadingProps) => (
  <Box as="header" mb={{ base: '6', md: '8' }}>
    {eyebrow && <Box mb="3">{eyebrow}</Box>}
    <Heading as="h1" size="3xl" tabIndex={-1}>
      {children}
    </Heading>
    {intro && (
      <Text mt="3" color="fg.muted" textStyle={{ base: 'md', md: 'lg' }} maxW="prose">
        {intro}
      </Text>
    )}
  </Box>
)

import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { SiteLink } from './site-link.tsx'

type AccordionItem = { title: string; text: string; more?: { label: string; href: string } }

/** Sections of which at most one is open. Uses native <details>, so that Find in Page works. */
export const Accordion = ({ items }: { items: readonly AccordionItem[] }) => {
  const group = useId()
  return (
    <Box borderTopWidth="1px">
      {items.map(({ title, text, more }) => (
        <chakra.details key={title} name={group} borderBottomWidth="1px">
          <chakra.summary py="4" ms="5" listStylePosition="outside" cursor="pointer">
            <Heading as="h3" size="md" display="inline">
              {title}
            </Heading>
          </chakra.summary>
          <Text pb="5" ps="5" color="fg.muted" maxW="prose">
            {text}
          </Text>
          {more && (
            <Text pb="5" ps="5">
              <SiteLink to={more.href}>{more.label}</SiteLink>
            </Text>
          )}
        </chakra.details>
      ))}
    </Box>
  )
}

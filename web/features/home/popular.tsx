import { Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { POPULAR } from '../../../shared/content/home.ts'
import { CATEGORY_TABS, libraryHref } from '../../ui/browser/navigation.ts'
import { paths } from '../../ui/browser/paths.ts'
import { DocumentGrid } from '../../ui/document-grid.tsx'
import { DocumentIcon } from '../../ui/document-icon.tsx'
import { Price } from '../../ui/price.tsx'
import { PHONE_SCROLLER, SCROLLED_CARD, Section } from '../../ui/section.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

const POPULAR_IDS: readonly string[] = POPULAR.ids
const POPULAR_ENTRIES = enabledEntries().filter(({ id }) => POPULAR_IDS.includes(id))

const CATEGORIES = CATEGORY_TABS.flatMap(({ category, label }) =>
  category ? [{ label, href: libraryHref(category), entries: enabledEntries(category) }] : [],
)

const Row = ({ entry }: { entry: CatalogEntry }) => (
  <Flex as="li" align="center" gap="3" minH="11" borderTopWidth="1px" position="relative">
    <Box color="purple.fg" textStyle="lg" display="flex">
      <DocumentIcon documentId={entry.id} />
    </Box>
    <SiteLink
      to={paths.document(entry.id)}
      variant="plain"
      flex="1"
      _after={{ content: '""', position: 'absolute', inset: '0' }}
    >
      {entry.title}
    </SiteLink>
    <Text textStyle="sm">
      <Price entry={entry} size="sm" />
    </Text>
  </Flex>
)

const Categories = () => (
  <Box mt="12">
    <Heading as="h3" size="xl" mb="5">
      {POPULAR.rest}
    </Heading>
    <SimpleGrid columns={{ base: 1, lg: 3 }} columnGap="10" rowGap="8">
      {CATEGORIES.map(({ label, href, entries }) => (
        <Box key={href}>
          <Heading as="h4" size="md" mb="2">
            <SiteLink to={href} variant="plain" standalone>
              {label}
            </SiteLink>
          </Heading>
          <ul>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </ul>
        </Box>
      ))}
    </SimpleGrid>
  </Box>
)

/** Six documents with their first pages, and links to all by category. */
export const Popular = () => (
  <Section title={POPULAR.title}>
    <DocumentGrid entries={POPULAR_ENTRIES} card={SCROLLED_CARD} css={PHONE_SCROLLER} />
    <Categories />
  </Section>
)

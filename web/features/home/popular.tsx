import { chakra, Heading } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { POPULAR } from '../../../shared/content/home.ts'
import { CATEGORY_TABS, libraryHref } from '../../ui/browser/navigation.ts'
import { paths } from '../../ui/browser/paths.ts'
import { DocumentGrid } from '../../ui/document-card.tsx'
import { DocumentIcon } from '../../ui/document-icon.tsx'
import { Price } from '../../ui/price.tsx'
import { Section } from '../../ui/section.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

const POPULAR_IDS: readonly string[] = POPULAR.ids
const POPULAR_ENTRIES = enabledEntries().filter(({ id }) => POPULAR_IDS.includes(id))

const CATEGORIES = CATEGORY_TABS.flatMap(({ category, label }) =>
  category ? [{ label, href: libraryHref(category), entries: enabledEntries(category) }] : [],
)

const Groups = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: 'repeat(3, 1fr)' },
    columnGap: '10',
    rowGap: '8',
    '& h4': { mb: '2' },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '11',
      borderTopWidth: '1px',
      position: 'relative',
    },
    '& svg': { color: 'purple.fg', fontSize: 'lg' },
    '& a:hover': { textDecoration: 'underline' },
    '& li > a': { flex: '1', _after: { content: '""', position: 'absolute', inset: '0' } },
  },
})

const Categories = () => (
  <>
    <Heading as="h3" size="xl" mt="12" mb="5">
      {POPULAR.rest}
    </Heading>
    <Groups>
      {CATEGORIES.map(({ label, href, entries }) => (
        <div key={href}>
          <h4>
            <SiteLink to={href} variant="plain" standalone>
              {label}
            </SiteLink>
          </h4>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <DocumentIcon documentId={entry.id} />
                <Link to={paths.document(entry.id)} discover="none">
                  {entry.title}
                </Link>
                <Price entry={entry} size="sm" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Groups>
  </>
)

/** Six documents with their first pages, and links to all by category. */
export const Popular = () => (
  <Section title={POPULAR.title}>
    <DocumentGrid entries={POPULAR_ENTRIES} isScrolled />
    <Categories />
  </Section>
)

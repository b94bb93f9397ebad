import { Box, chakra } from '@chakra-ui/react'
import { DOCUMENT_FACTS } from '../../../shared/catalog/document-facts.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { paths } from '../../ui/browser/paths.ts'
import { PageThumbnail } from '../../ui/page-thumbnail.tsx'
import { SampleOpener } from '../../ui/sample-opener.tsx'
import { ButtonLink } from '../../ui/site-link.tsx'

/** The first page, which opens the full sample; on phones, only its top. */
export const FirstPage = ({ entry }: { entry: CatalogEntry }) => (
  <SampleOpener
    entry={entry}
    action={<ButtonLink to={paths.customize(entry.id)}>{DOCUMENT.start}</ButtonLink>}
  >
    {(open) => (
      <chakra.button
        type="button"
        onClick={open}
        aria-haspopup="dialog"
        cursor="pointer"
        flexShrink={0}
        alignSelf="flex-start"
        w={{ base: 'full', lg: '20rem' }}
        textAlign="center"
        data-no-print
      >
        <Box
          maxH={{ base: '12rem', lg: '19rem' }}
          overflow="hidden"
          bg="bg.muted"
          borderRadius="l2"
          px="6"
          pt="6"
        >
          <PageThumbnail
            documentId={entry.id}
            narrowHead="document"
            eager
            // On phones the page is clipped at its container, because hidden parts
            // would count as the background of the text below (contrast checks).
            aspectRatio={{ base: '612 / 430', md: '17 / 22' }}
            maxW={{ base: '15rem', lg: '64' }}
            mx="auto"
          />
        </Box>
        <chakra.span display="block" py="3" textStyle="sm" textDecoration="underline">
          {DOCUMENT.seePages(DOCUMENT_FACTS[entry.id]?.pages)}
        </chakra.span>
      </chakra.button>
    )}
  </SampleOpener>
)

import { Box, Button, chakra, Flex, Grid, Heading, Link, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import useSWR from 'swr'
import { DOCUMENT_FACTS } from '../../shared/catalog/document-facts.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { loadStory } from '../../shared/content/stories.ts'
import { samplePage } from '../../shared/site/page-pictures.ts'
import { withRetries } from '../api/retry.ts'
import { SWR_OPTIONS } from '../api/swr-options.ts'
import { Dialog, type DialogProps } from './dialog.tsx'
import { FactList } from './fact-list.tsx'
import { NextIcon, PreviousIcon } from './icons.tsx'
import { Price } from './price.tsx'
import { TextSkeleton } from './status.tsx'

/** Tracks the visible page, and scrolls to another by buttons and arrow keys. */
const usePageSlider = (pages: number) => {
  const strip = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const target = useRef(1)
  const show = (requestedPage: number) => {
    target.current = Math.min(Math.max(requestedPage, 1), pages)
    strip.current?.scrollTo({ left: (target.current - 1) * strip.current.clientWidth })
  }
  const turn = (by: number) => show(target.current + by)
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1)
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'Home') show(1)
    if (key === 'End') show(pages)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  const visiblePage = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    return Math.round(scrollLeft / clientWidth) + 1
  }
  const onScroll = () => setPage(visiblePage())
  const onScrollEnd = () => {
    target.current = visiblePage()
  }
  return { page, turn, strip: { ref: strip, onScroll, onScrollEnd } }
}

const Strip = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    scrollBehavior: 'smooth',
    bg: 'bg.muted',
    borderRadius: 'l2',
    _motionReduce: { scrollBehavior: 'auto' },
  },
})

/** One page; zoomed in, it scrolls within its frame. */
const PageFrame = chakra('div', {
  base: {
    flex: '0 0 100%',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    p: { base: '2', md: '4' },
    overflow: 'auto',
  },
})

const TURN = { variant: 'ghost', size: 'sm', px: '2' } as const

/** All pages of a document's sample, browsed with buttons, arrow keys or swipes. */
const SamplePages = ({ entry: { id, title } }: { entry: CatalogEntry }) => {
  const pages = DOCUMENT_FACTS[id]?.pages ?? 1
  const { page, turn, strip } = usePageSlider(pages)
  const [enlarged, setEnlarged] = useState(false)
  return (
    <section aria-label={`Sample: ${title}`}>
      <Flex align="center" gap="1" mb="2">
        <Button
          {...TURN}
          aria-label="Previous page"
          aria-disabled={page === 1}
          onClick={() => turn(-1)}
        >
          <PreviousIcon />
        </Button>
        <Text role="status" textStyle="sm" minW="24" textAlign="center">
          {`Page ${page} of ${pages}`}
        </Text>
        <Button
          {...TURN}
          aria-label="Next page"
          aria-disabled={page === pages}
          onClick={() => turn(1)}
        >
          <NextIcon />
        </Button>
        <Button
          variant="ghost"
          size="sm"
          ms="auto"
          aria-pressed={enlarged}
          onClick={() => setEnlarged(!enlarged)}
        >
          {enlarged ? 'Smaller' : 'Larger'}
        </Button>
      </Flex>
      <Strip {...strip} tabIndex={0} role="group" aria-label="Pages">
        {Array.from({ length: pages }, (_, index) => (
          <PageFrame key={samplePage(id, index + 1)} tabIndex={enlarged ? 0 : undefined}>
            <chakra.img
              display="block"
              bg="white"
              boxShadow="sheet"
              src={samplePage(id, index + 1)}
              alt={`Page ${index + 1} of ${pages}`}
              h="auto"
              aspectRatio="17 / 22"
              w={enlarged ? { base: '200%', md: '150%' } : 'full'}
              maxW="none"
              loading={index === 0 ? 'eager' : 'lazy'}
              decoding="async"
            />
          </PageFrame>
        ))}
      </Strip>
    </section>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" mb="5">
    <Heading as="h3" size="md" mb="2">
      {title}
    </Heading>
    {children}
  </Box>
)

/** Browsers reject failed imports with a TypeError. */
const isFetchFailure = (error: unknown) => error instanceof TypeError

const Summary = ({ id }: { id: string }) => {
  const { data: story, error } = useSWR(
    ['story', id],
    () => withRetries(() => loadStory(id), isFetchFailure),
    SWR_OPTIONS,
  )
  if (error) return <Text role="alert">We couldn’t load this preview. Please try again.</Text>
  if (!story) return <TextSkeleton lines={12} />
  const terms = story.preview.keyTerms
  return (
    <div>
      <Part title="Key terms">
        <FactList
          layout="ruled"
          textStyle="sm"
          facts={terms.map(({ term, description }) => ({ label: term, text: description }))}
        />
      </Part>
      <Part title="Use cases">
        <Box as="ul" ps="5" listStyleType="disc" textStyle="sm">
          {story.useCases.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </Box>
      </Part>
    </div>
  )
}

/** Stays visible at the bottom of the dialog while it scrolls, over the dialog's padding. */
const Footer = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: '-5', md: '-6' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    mt: '4',
    mx: { base: '-5', md: '-6' },
    mb: { base: '-5', md: '-6' },
    px: { base: '5', md: '6' },
    py: '3',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    // On phones, a long label gets its own row.
    '& > a': { flexGrow: { base: '1', sm: '0' } },
  },
})

export type SampleDialogProps = Pick<DialogProps, 'open' | 'onClose'> & {
  entry: CatalogEntry
  /** The primary action. */
  action: ReactNode
}

/** All pages of a document's sample, with a summary and its price. */
export const SampleDialog = ({ entry, action, ...dialog }: SampleDialogProps) => (
  <Dialog {...dialog} title={entry.title} maxW="page">
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="8">
      <Box minW="0">
        <SamplePages entry={entry} />
        <Link href={`/samples/${entry.id}-sample.pdf`} target="_blank" mt="3" textStyle="sm">
          Open the whole sample (PDF)
        </Link>
      </Box>
      <Summary id={entry.id} />
    </Grid>
    <Footer>
      <Price entry={entry} size="2xl" />
      {action}
    </Footer>
  </Dialog>
)

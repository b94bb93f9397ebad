import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { samplePage } from '../../shared/site/page-pictures.ts'
import { NextIcon, PreviousIcon } from './icons.tsx'

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

/** The horizontal strip of pages. */
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

type SamplePagesProps = { documentId: string; title: string; pages: number }

/** All pages of a document's sample, browsed with buttons, arrow keys or swipes. */
export const SamplePages = ({ documentId, title, pages }: SamplePagesProps) => {
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
          <PageFrame key={samplePage(documentId, index + 1)} tabIndex={enlarged ? 0 : undefined}>
            <chakra.img
              display="block"
              bg="white"
              boxShadow="sheet"
              src={samplePage(documentId, index + 1)}
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

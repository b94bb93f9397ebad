import { useEffect, useRef, useState } from 'react'

/** Tracks the visible page, and scrolls to another by buttons and arrow keys. */
export const usePageSlider = (pages: number) => {
  const strip = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const target = useRef(1)
  const show = (requestedPage: number) => {
    target.current = Math.min(Math.max(requestedPage, 1), pages)
    strip.current?.scrollTo({ left: (target.current - 1) * strip.current.clientWidth })
  }
  const turn = (by: number) => show(target.current + by)
  const visiblePage = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    return Math.round(scrollLeft / clientWidth) + 1
  }
  const latest = useRef({ turn, show })
  latest.current = { turn, show }
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') latest.current.turn(1)
      if (key === 'ArrowLeft') latest.current.turn(-1)
      if (key === 'Home') latest.current.show(1)
      if (key === 'End') latest.current.show(pages)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [pages])
  const onScroll = () => setPage(visiblePage())
  const onScrollEnd = () => {
    target.current = visiblePage()
  }
  return { page, turn, strip: { ref: strip, onScroll, onScrollEnd } }
}

import { useEffect, useRef, useState } from 'react'

/** Tracks the visible page, and scrolls to another by buttons and arrow keys. */
export const usePageSlider = (pages: number) => {
  const strip = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const target = useRef(1)
  const show = (wanted: number) => {
    target.current = Math.min(Math.max(wanted, 1), pages)
    strip.current?.scrollTo({ left: (target.current - 1) * strip.current.clientWidth })
  }
  const turn = (by: number) => show(target.current + by)
  const visible = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    return Math.round(scrollLeft / clientWidth) + 1
  }
  const latest = useRef({ turn, show })
  latest.current = { turn, show }
  useEffect(() => {
    const leaf = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') latest.current.turn(1)
      if (key === 'ArrowLeft') latest.current.turn(-1)
      if (key === 'Home') latest.current.show(1)
      if (key === 'End') latest.current.show(pages)
    }
    document.addEventListener('keydown', leaf)
    return () => document.removeEventListener('keydown', leaf)
  }, [pages])
  const onScroll = () => setPage(visible())
  const onScrollEnd = () => {
    target.current = visible()
  }
  return { page, turn, strip: { ref: strip, onScroll, onScrollEnd } }
}

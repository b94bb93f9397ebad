import { Box } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** After a navigation: the heading of the new page takes the focus, and its title is announced. */
export const RouteFocus = () => {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    target?.focus({ preventScroll: true })
    setAnnouncement(document.title)
  }, [pathname])

  return (
    <Box srOnly role="status">
      {announcement}
    </Box>
  )
}

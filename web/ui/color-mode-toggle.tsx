import { Button } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { withStorage } from './browser/device-storage.ts'
import { MoonIcon, SunIcon } from './icons.tsx'

type ColorMode = 'light' | 'dark'

/** Also read by inline/color-mode.js before the first paint. */
const KEY = 'color-mode'

const listeners = new Set<() => void>()

const apply = (mode: ColorMode) => {
  const root = document.documentElement
  root.classList.remove('light', 'dark')
  root.classList.add(mode)
  root.style.colorScheme = mode
  for (const notify of listeners) notify()
}

const storedMode = (): string | null => withStorage((storage) => storage.getItem(KEY)) ?? null

const followSystem = (event: MediaQueryListEvent) => {
  if (storedMode() === null) apply(event.matches ? 'dark' : 'light')
}

/** The mode to restore after printing. */
let screenMode: ColorMode | undefined

/** Pages always print in light mode. */
const followPrinter = (event: MediaQueryListEvent) => {
  if (event.matches) screenMode = currentMode()
  apply(event.matches ? 'light' : (screenMode ?? currentMode()))
}

const subscribe = (notify: () => void) => {
  const listening = new AbortController()
  listeners.add(notify)
  window
    .matchMedia('(prefers-color-scheme: dark)')
    .addEventListener('change', followSystem, listening)
  window.matchMedia('print').addEventListener('change', followPrinter, listening)
  return () => {
    listeners.delete(notify)
    listening.abort()
  }
}

const currentMode = (): ColorMode =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light'

/** The current color mode and a toggle that saves the choice. Prerendered pages start in light mode. */
const useColorMode = () => {
  const mode = useSyncExternalStore<ColorMode>(subscribe, currentMode, () => 'light')
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark'
    // If storage is blocked, the choice lasts until the page is closed.
    withStorage((storage) => storage.setItem(KEY, next))
    apply(next)
  }
  return { mode, toggle }
}

/** A switch: pressed means dark. */
export const ColorModeToggle = () => {
  const { mode, toggle } = useColorMode()
  return (
    <Button
      variant="ghost"
      px="3"
      onClick={toggle}
      aria-label="Dark mode"
      aria-pressed={mode === 'dark'}
    >
      {mode === 'dark' ? <SunIcon /> : <MoonIcon />}
    </Button>
  )
}

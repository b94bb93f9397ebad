import { useSyncExternalStore } from 'react'

export type ColorMode = 'light' | 'dark'

/** Also read by inline/color-mode.js before the first paint. */
const KEY = 'color-mode'

const watchers = new Set<() => void>()

const apply = (mode: ColorMode) => {
  const root = document.documentElement
  root.classList.remove('light', 'dark')
  root.classList.add(mode)
  root.style.colorScheme = mode
  for (const tell of watchers) tell()
}

/** Storage can be forbidden by the browser; the choice then lasts as long as the page. */
const stored = {
  read: (): string | null => (storageAllowed() ? localStorage.getItem(KEY) : null),
  write: (mode: ColorMode) => {
    if (storageAllowed()) localStorage.setItem(KEY, mode)
  },
}

const storageAllowed = (): boolean => {
  try {
    return Boolean(window.localStorage)
  } catch {
    return false
  }
}

const followSystem = (event: MediaQueryListEvent) => {
  if (stored.read() === null) apply(event.matches ? 'dark' : 'light')
}

/** The mode to go back to after printing. */
let onScreen: ColorMode | undefined

/** Paper is light. */
const followPrinter = (event: MediaQueryListEvent) => {
  if (event.matches) onScreen = current()
  apply(event.matches ? 'light' : (onScreen ?? current()))
}

const subscribe = (tell: () => void) => {
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const printer = window.matchMedia('print')
  watchers.add(tell)
  system.addEventListener('change', followSystem)
  printer.addEventListener('change', followPrinter)
  return () => {
    watchers.delete(tell)
    system.removeEventListener('change', followSystem)
    printer.removeEventListener('change', followPrinter)
  }
}

const current = (): ColorMode =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light'

/** The mode on screen, and a switch that remembers the choice. A prerendered page starts light. */
export const useColorMode = () => {
  const mode = useSyncExternalStore<ColorMode>(subscribe, current, () => 'light')
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark'
    stored.write(next)
    apply(next)
  }
  return { mode, toggle }
}

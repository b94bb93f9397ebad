import { Button } from '@chakra-ui/react'
import { useColorMode } from './browser/color-mode.ts'
import { MoonIcon, SunIcon } from './icons.tsx'

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

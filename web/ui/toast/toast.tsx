import { Box, Spinner, useSlotRecipe } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { CloseIcon } from '../icons.tsx'
import { DURATION, dismiss, type NumberedNotice } from './notices.ts'
import { useExpiry } from './use-expiry.ts'
import { useSwipe } from './use-swipe.ts'

/** One notice. It stays while the pointer or the focus is on it; a swipe to the right sends it off. */
export const Toast = ({ id, type, title, description, duration }: NumberedNotice) => {
  const styles = useSlotRecipe({ key: 'toast' })()
  const [held, setHeld] = useState(false)
  const close = useCallback(() => dismiss(id), [id])
  useExpiry(type === 'loading' ? undefined : (duration ?? DURATION), held, close)
  const { x, handlers } = useSwipe(close)
  return (
    <Box
      as="li"
      data-type={type}
      css={styles.root}
      style={x > 0 ? { transform: `translateX(${x}px)` } : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...handlers}
    >
      <div role={type === 'error' ? 'alert' : undefined}>
        <Box css={styles.title}>
          {type === 'loading' && <Spinner me="2" verticalAlign="middle" aria-hidden="true" />}
          {title}
        </Box>
        {description && <Box css={styles.description}>{description}</Box>}
      </div>
      <Box as="button" css={styles.closeTrigger} onClick={close} aria-label="Dismiss">
        <CloseIcon />
      </Box>
    </Box>
  )
}

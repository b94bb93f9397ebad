import { Box, createToaster, Toast, Toaster } from '@chakra-ui/react'
import { CloseIcon } from './icons.tsx'

/** The specification's numbers: three at once, four seconds, 14 px apart, Alt+T moves the focus here. */
export const toaster = createToaster({
  placement: 'bottom-end',
  max: 3,
  duration: 4000,
  gap: 14,
  offsets: '16px',
  overlap: false,
  pauseOnPageIdle: true,
  hotkey: ['altKey', 'KeyT'],
})

export const ToastRegion = () => (
  <Toaster toaster={toaster} data-no-print>
    {(notice) => (
      <Toast.Root>
        <Box minW="0">
          <Toast.Title>{notice.title}</Toast.Title>
          {notice.description && <Toast.Description>{notice.description}</Toast.Description>}
        </Box>
        <Toast.CloseTrigger aria-label="Dismiss">
          <CloseIcon />
        </Toast.CloseTrigger>
      </Toast.Root>
    )}
  </Toaster>
)

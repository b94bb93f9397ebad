import { Box } from '@chakra-ui/react'
import { useNavigation } from 'react-router-dom'

/** A line at the top of the window while the next page loads. It appears only when that takes a moment. */
export const NavigationProgress = () =>
  useNavigation().state !== 'idle' && (
    <Box
      role="status"
      aria-label="Loading the page"
      position="fixed"
      insetX="0"
      top="0"
      zIndex="skipNav"
      borderTopWidth="3px"
      borderColor="purple.solid"
      transformOrigin="left"
      animation="load 8s ease-out 300ms backwards"
    />
  )

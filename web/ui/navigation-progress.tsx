import { Box } from '@chakra-ui/react'
import { useNavigation } from 'react-router-dom'

/** A progress bar at the top while the next page loads, shown only after a short delay. */
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

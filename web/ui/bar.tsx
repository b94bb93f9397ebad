import { Box, type BoxProps } from '@chakra-ui/react'

type BarProps = BoxProps & { percent: number; color?: string }

/** A share as a filled bar, which forced colors keep. */
export const Bar = ({ percent, color = 'purple.solid', ...box }: BarProps) => (
  <Box
    bg="bg.emphasized"
    borderRadius="full"
    overflow="hidden"
    _highContrast={{ outline: '1px solid' }}
    {...box}
  >
    <Box
      h="full"
      bg={color}
      _highContrast={{ bg: 'Highlight', forcedColorAdjust: 'none' }}
      style={{ width: `${percent}%` }}
    />
  </Box>
)

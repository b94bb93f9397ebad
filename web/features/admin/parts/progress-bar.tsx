import { Box, Text } from '@chakra-ui/react'

type ProgressBarProps = {
  label: string
  /** Percent, 0 to 100. */
  percent: number
  text: string
}

export const ProgressBar = ({ label, percent, text }: ProgressBarProps) => (
  <Box my="4">
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
      h="2"
      bg="bg.emphasized"
      _highContrast={{ outline: '1px solid' }}
      borderRadius="full"
      overflow="hidden"
    >
      <Box
        h="full"
        bg="purple.solid"
        _highContrast={{ bg: 'Highlight', forcedColorAdjust: 'none' }}
        style={{ width: `${percent}%` }}
      />
    </Box>
    <Text mt="2" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {text}
    </Text>
  </Box>
)

import { Box, Text } from '@chakra-ui/react'
import { Bar } from '../../../ui/bar.tsx'

type ProgressBarProps = {
  label: string
  /** Percent, 0 to 100. */
  percent: number
  text: string
}

export const ProgressBar = ({ label, percent, text }: ProgressBarProps) => (
  <Box my="4">
    <Bar
      percent={percent}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
      h="2"
    />
    <Text mt="2" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {text}
    </Text>
  </Box>
)

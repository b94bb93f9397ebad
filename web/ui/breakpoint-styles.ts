import type { SystemStyleObject } from '@chakra-ui/react'
import { SPLIT_VIEW, THREE_COLUMNS } from './hooks/use-media.ts'

/** Hides elements by viewport width with CSS alone, because a prerendered page doesn't know the width. */
export const SPLIT_VIEW_ONLY: SystemStyleObject = {
  [`@media not all and ${SPLIT_VIEW}` as const]: { display: 'none' },
}

export const BELOW_SPLIT_VIEW: SystemStyleObject = {
  [`@media ${SPLIT_VIEW}` as const]: { display: 'none' },
}

export const THREE_COLUMNS_ONLY: SystemStyleObject = {
  [`@media not all and ${THREE_COLUMNS}` as const]: { display: 'none' },
}

export const BELOW_THREE_COLUMNS: SystemStyleObject = {
  [`@media ${THREE_COLUMNS}` as const]: { display: 'none' },
}

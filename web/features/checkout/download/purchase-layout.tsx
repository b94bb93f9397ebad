import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type PurchaseLayoutProps = { files: ReactNode; facts: ReactNode; steps: ReactNode }

/** A bought document: its files, its facts, and what comes next; on wide screens the facts stand next to the others. */
export const PurchaseLayout = ({ files, facts, steps }: PurchaseLayoutProps) => (
  <Grid
    templateColumns={{ lg: 'minmax(0, 1fr) 20rem' }}
    templateRows={{ lg: 'auto 1fr' }}
    columnGap="16"
    rowGap="10"
  >
    <Box>{files}</Box>
    <Box gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
      {facts}
    </Box>
    <Box>{steps}</Box>
  </Grid>
)

import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type PurchaseLayoutProps = { files: ReactNode; facts: ReactNode; steps: ReactNode }

/** The layout of a purchase: files, facts and next steps. On wide screens the facts are in a side column. */
export const PurchaseLayout = ({ files, facts, steps }: PurchaseLayoutProps) => (
  <Grid
    templateColumns={{ lg: 'minmax(0, 1fr) 20rem' }}
    templateRows={{ lg: 'auto 1fr' }}
    columnGap="16"
    rowGap="10"
  >
    <div>{files}</div>
    <Box gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
      {facts}
    </Box>
    <div>{steps}</div>
  </Grid>
)

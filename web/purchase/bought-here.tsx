import { Box } from '@chakra-ui/react'
import useSWR from 'swr'
import { BOUGHT_HERE } from '../../shared/content/purchase-notices.ts'
import { loadApi } from '../lib/load-api.ts'
import { paths } from '../lib/paths.ts'
import { SWR_OPTIONS } from '../lib/swr-options.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { TARGET } from '../ui/target.ts'
import type { SavedOrder } from './saved-orders.ts'

/** The way to the files of an order of this browser, once the server says that it has some; asked once. */
export const BoughtHere = ({ order }: { order: SavedOrder }) => {
  const { data } = useSWR(
    ['bought', order.orderId, order.accessToken],
    async () => (await loadApi()).api.getPurchase(order.orderId, order.accessToken),
    SWR_OPTIONS,
  )
  if (!data?.downloadToken) return null
  return (
    <Box
      as="aside"
      aria-label={BOUGHT_HERE.title}
      bg="bg.panel"
      borderWidth="1px"
      borderInlineStartWidth="3px"
      borderInlineStartColor="green.solid"
      borderRadius="l2"
      display="flex"
      alignItems="center"
      flexWrap="wrap"
      columnGap="4"
      px="5"
      py="2"
      mb="6"
    >
      {BOUGHT_HERE.text}
      <SiteLink to={paths.download(data.downloadToken)} {...TARGET}>
        {BOUGHT_HERE.action}
      </SiteLink>
    </Box>
  )
}

import { chakra } from '@chakra-ui/react'
import { formatPrice, priceOf, regularPriceOf } from '../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'

/** What the document costs, and the struck-through regular price. */
export const Price = ({ entry, size = 'xl' }: { entry: CatalogEntry; size?: string }) => (
  <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
    <chakra.span srOnly>Price </chakra.span>
    <chakra.span textStyle={size} fontWeight="semibold">
      {formatPrice(priceOf(entry))}
    </chakra.span>{' '}
    <chakra.span srOnly>instead of </chakra.span>
    <chakra.s color="fg.muted" textStyle="sm">
      {formatPrice(regularPriceOf(entry))}
    </chakra.s>
  </chakra.span>
)

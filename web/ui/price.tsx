import { chakra } from '@chakra-ui/react'
import { formatPrice, regularPriceOf } from '../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { usePrice } from '../lib/use-offer.ts'

type PriceTagProps = { price: number; regular: number; size?: string }

/** A price and, when it is lower, the regular one struck through; in cents. */
export const PriceTag = ({ price, regular, size = 'xl' }: PriceTagProps) => (
  <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
    <chakra.span srOnly>Price </chakra.span>
    <chakra.span textStyle={size} fontWeight="semibold">
      {formatPrice(price)}
    </chakra.span>
    {price < regular && (
      <>
        {' '}
        <chakra.span srOnly>instead of </chakra.span>
        <chakra.s color="fg.muted" textStyle="sm">
          {formatPrice(regular)}
        </chakra.s>
      </>
    )}
  </chakra.span>
)

/** What the document costs, and the struck-through regular price while the offer holds. */
export const Price = ({ entry, size }: { entry: CatalogEntry; size?: string }) => (
  <PriceTag price={usePrice(entry)} regular={regularPriceOf(entry)} size={size} />
)

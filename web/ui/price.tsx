import { chakra } from '@chakra-ui/react'
import { formatPrice, regularPriceOf } from '../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { usePrice } from '../api/use-offer.ts'

type PriceTagProps = { price: number; regular: number; size?: string }

/** A price in cents, with the regular one struck through if higher. */
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

/** The document's price, with the regular price struck through while the offer is active. */
export const Price = ({ entry, size }: { entry: CatalogEntry; size?: string }) => (
  <PriceTag price={usePrice(entry)} regular={regularPriceOf(entry)} size={size} />
)

import { chakra } from '@chakra-ui/react'
import { formatPrice, regularPriceOf } from '../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { usePrice } from '../api/use-offer.ts'

const Amount = chakra('span', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    '& s': { color: 'fg.muted', textStyle: 'sm', fontWeight: 'normal' },
  },
})

type PriceTagProps = { price: number; regular: number; size?: string }

/** A price in cents, with the regular one struck through if higher. */
export const PriceTag = ({ price, regular, size = 'xl' }: PriceTagProps) => (
  <Amount textStyle={size}>
    <span className="sr-only">Price </span>
    <span>{formatPrice(price)}</span>
    {price < regular && (
      <>
        {' '}
        <span className="sr-only">instead of </span>
        <s>{formatPrice(regular)}</s>
      </>
    )}
  </Amount>
)

/** The document's price, with the regular price struck through while the offer is active. */
export const Price = ({ entry, size }: { entry: CatalogEntry; size?: string }) => (
  <PriceTag price={usePrice(entry)} regular={regularPriceOf(entry)} size={size} />
)

import { Flex } from '@chakra-ui/react'
import type { Answer, Field } from '../../../../shared/documents/template.ts'
import { OfferButton } from './question-parts.tsx'
import type { Offer } from './reuse.ts'

type OffersProps = {
  field: Field
  value: Answer | undefined
  offers: readonly Offer[]
  onTake: (value: string) => void
}

const suggestionOf = ({ suggestion }: Field, value: Answer | undefined): Offer[] =>
  suggestion === undefined || suggestion === value
    ? []
    : [{ value: suggestion, label: `Use “${suggestion}”` }]

/** Buttons for what may be taken over: the text we suggest, and answers given elsewhere. */
export const Offers = ({ field, value, offers, onTake }: OffersProps) => {
  const all = [...suggestionOf(field, value), ...offers]
  return (
    all.length > 0 && (
      <Flex wrap="wrap" gap="2" mt="2">
        {all.map((offer) => (
          <OfferButton
            key={offer.value}
            text={offer.label}
            label={field.label}
            onTake={() => onTake(offer.value)}
          />
        ))}
      </Flex>
    )
  )
}

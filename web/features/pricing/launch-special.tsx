import { Heading, Text } from '@chakra-ui/react'
import { formatPrice, tierPrice } from '../../../shared/catalog/lookup.ts'
import { useDocumentsLeft, useIsOfferActive } from '../../api/use-offer.ts'
import { paths } from '../../ui/browser/paths.ts'
import { Panel } from '../../ui/panel.tsx'
import { ButtonLink } from '../../ui/site-link.tsx'

const PRICE = tierPrice('standard', true)
const REGULAR_PRICE = tierPrice('standard', false)

const Remaining = () => <span>{useDocumentsLeft()}</span>

/** The section disappears when the launch offer ends. */
export const LaunchSpecial = () =>
  useIsOfferActive() && (
    <Panel
      accent="amber"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="6"
      mt="12"
    >
      <div>
        <Heading>Launch Special</Heading>
        <Text mt="1">
          Only <Remaining /> documents remaining at this price today!
        </Text>
        <Text mt="3" fontVariantNumeric="tabular-nums">
          <Text as="span" textStyle="3xl" fontWeight="semibold">
            {formatPrice(PRICE)}
          </Text>{' '}
          <Text as="span" color="fg.muted">
            (was {formatPrice(REGULAR_PRICE)})
          </Text>
        </Text>
      </div>
      <ButtonLink to={paths.documents} size="lg">
        Choose a document
      </ButtonLink>
    </Panel>
  )

import { Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { paths } from '../../ui/browser/paths.ts'
import { Price } from '../../ui/price.tsx'
import { ButtonLink } from '../../ui/site-link.tsx'
import { useRefusingState } from './use-refusing-state.ts'

/** False until hydration, because the header's offer is visible at first. */
const useIsOfferHidden = (): boolean => {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    const visible = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      }
      setHidden(visible.size === 0)
    })
    for (const offer of document.querySelectorAll('[data-offer]')) observer.observe(offer)
    return () => observer.disconnect()
  }, [])
  return isHidden
}

/**
 * The price and primary purchase button at the bottom of narrow screens. Keeps its space when
 * hidden, to prevent layout shift.
 */
export const BuyBar = ({ entry }: { entry: CatalogEntry }) => {
  const isOfferHidden = useIsOfferHidden()
  const isRefused = useRefusingState(entry.id) !== undefined
  return (
    <Flex
      position="sticky"
      bottom="0"
      zIndex="docked"
      display={{ base: 'flex', lg: 'none' }}
      visibility={isOfferHidden && !isRefused ? 'visible' : 'hidden'}
      align="center"
      justify="space-between"
      mx={{ base: '-4', md: '-8' }}
      mt="8"
      px={{ base: '4', md: '8' }}
      py="3"
      bg="bg.panel"
      borderTopWidth="1px"
      css={{ 'html:has(&)': { scrollPaddingBottom: { base: '6rem', lg: '0' } } }}
      data-buy-bar
      data-no-print
    >
      <Price entry={entry} size="2xl" />
      <ButtonLink to={paths.customize(entry.id)} px="2">
        {DOCUMENT.start}
      </ButtonLink>
    </Flex>
  )
}

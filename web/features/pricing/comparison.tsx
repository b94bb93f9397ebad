import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { BRAND } from '../../../shared/content/brand.ts'
import { comparison } from '../../../shared/content/pricing.ts'
import { usePrices } from '../../api/use-offer.ts'
import { isFeatureEnabled } from '../../ui/browser/owner-links.ts'
import { Section } from '../../ui/section.tsx'

const TABLE_ID = 'comparison'

const StyledTable = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    textStyle: { base: 'sm', md: 'md' },
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'start', py: '3', pe: { base: '3', md: '6' } },
    '& tr': { borderBottomWidth: '1px' },
    '& thead tr': { borderBottomWidth: '2px', borderColor: 'border.emphasized' },
    '& thead th, & td:first-of-type': { fontWeight: 'semibold' },
    '& tbody th': { fontWeight: 'normal', color: 'fg.muted' },
  },
})

const Table = () => (
  <StyledTable id={TABLE_ID} aria-label="Comparison">
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">What</span>
        </th>
        <th scope="col">{BRAND.name}</th>
        <th scope="col">Traditional lawyer</th>
      </tr>
    </thead>
    <tbody>
      {comparison(usePrices())
        .filter(isFeatureEnabled)
        .map(({ what, here, lawyer }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{here}</td>
            <td>{lawyer}</td>
          </tr>
        ))}
    </tbody>
  </StyledTable>
)

/** The law firm comparison; open initially, collapsible. */
export const ComparisonSection = () => {
  const [shown, setShown] = useState(true)
  return (
    <Section
      title="How we compare with a law firm"
      action={
        <Button
          variant="outline"
          size="sm"
          onClick={() => setShown((was) => !was)}
          aria-expanded={shown}
          aria-controls={TABLE_ID}
        >
          {shown ? 'Hide Comparison' : 'Show Comparison'}
        </Button>
      }
      band
      mt="12"
    >
      {shown && <Table />}
    </Section>
  )
}

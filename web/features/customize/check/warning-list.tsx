import { Box, chakra, Heading } from '@chakra-ui/react'
import type { Issue } from '../../../../shared/documents/checks.ts'
import type { Template } from '../../../../shared/documents/template.ts'
import { SiteLink } from '../../../ui/site-link.tsx'
import { CHECK_STEP, hrefOf, stepOfField } from '../steps/stops.ts'

type WarningListProps = { template: Template; warnings: readonly Issue[] }

/** What deserves a second look; none of it stops the payment. */
export const WarningList = ({ template, warnings }: WarningListProps) => {
  if (warnings.length === 0) return null
  const steps = stepOfField(template)
  return (
    <Box mt="6" p="5" bg="bg.warning" borderRadius="l2">
      <Heading as="h3" size="md">
        Worth a second look
      </Heading>
      <chakra.ul mt="2" listStyleType="none">
        {warnings.map(({ field, message }) => (
          <chakra.li key={field} py="1.5">
            {message}{' '}
            <SiteLink to={hrefOf(steps.get(field) ?? CHECK_STEP.id, field)} color="fg.warning">
              Look at this answer<chakra.span srOnly>: {message}</chakra.span>
            </SiteLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  )
}

import { Text } from '@chakra-ui/react'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Section } from './section.tsx'

/** The last word of the page. */
export const ClosingCall = () => (
  <Section title="Put it in writing today">
    <Text color="fg.muted" maxW="prose" mb="6" mt="-4">
      Most people finish in one sitting. Have a licensed attorney review the result before you sign;
      the Word file makes that easy.
    </Text>
    <ButtonLink to={paths.documents} size="lg">
      Browse Documents
    </ButtonLink>
  </Section>
)

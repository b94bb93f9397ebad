import { ATTORNEY_ADVICE } from '../../../shared/content/claims.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Section } from './section.tsx'

/** The last word of the page. */
export const ClosingCall = () => (
  <Section
    title="Put it in writing today"
    intro={`Most people finish in one sitting. ${ATTORNEY_ADVICE} The Word file makes that easy.`}
  >
    <ButtonLink to={paths.documents} size="lg">
      Browse Documents
    </ButtonLink>
  </Section>
)

import { BRAND } from '../../../shared/content/brand.ts'
import { TERMS } from '../../../shared/content/terms.ts'
import { LegalPage } from './legal-text.tsx'

export const TermsPage = () => (
  <LegalPage
    title="Terms of Service"
    description={`What ${BRAND.name} sells, what it is not, and what both sides may expect.`}
    sections={TERMS}
  />
)

import { BRAND } from '../../../shared/content/brand.ts'
import { TERMS } from '../../../shared/content/terms.ts'
import { LegalPage } from './legal-text.tsx'

export const TermsPage = () => (
  <LegalPage
    title="Terms of Service"
    description={`The terms for using ${BRAND.name} and buying documents.`}
    sections={TERMS}
  />
)

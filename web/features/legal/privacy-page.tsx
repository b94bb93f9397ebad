import { BRAND } from '../../../shared/content/brand.ts'
import { PRIVACY } from '../../../shared/content/privacy.ts'
import { LegalPage } from './legal-text.tsx'

export const PrivacyPage = () => (
  <LegalPage
    title="Privacy Policy"
    description={`What ${BRAND.name} collects about you, how we use it, and your choices.`}
    sections={PRIVACY}
  />
)

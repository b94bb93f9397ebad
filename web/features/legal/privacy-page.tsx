import { BRAND } from '../../../shared/content/brand.ts'
import { PRIVACY_REVISED } from '../../../shared/content/legal.ts'
import { PRIVACY } from '../../../shared/content/privacy.ts'
import { LegalPage } from './legal-text.tsx'

export const PrivacyPage = () => (
  <LegalPage
    title="Privacy Policy"
    description={`What ${BRAND.name} collects about you, how it’s used, and your choices.`}
    revised={PRIVACY_REVISED}
    sections={PRIVACY}
  />
)

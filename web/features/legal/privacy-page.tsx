import { BRAND } from '../../../shared/content/brand.ts'
import { PRIVACY_REVISED } from '../../../shared/content/legal.ts'
import { PRIVACY } from '../../../shared/content/privacy.ts'
import { LegalPage } from './legal-text.tsx'

export const PrivacyPage = () => (
  <LegalPage
    title="Privacy Policy"
    description={`What ${BRAND.name} learns about you, what it does with it, and what you decide.`}
    revised={PRIVACY_REVISED}
    sections={PRIVACY}
  />
)

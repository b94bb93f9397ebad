import { Link } from '@chakra-ui/react'
import { BRAND } from '../../../shared/content/brand.ts'
import { NoticeCard } from '../../ui/notice-card.tsx'

/** The free assistant that comes with a purchase. */
export const BonusCard = () => (
  <NoticeCard
    title="FREE BONUS"
    text="Questions about your document? Our AI legal assistant answers at any hour, free of charge."
  >
    <Link href={BRAND.assistantUrl} target="_blank" rel="noreferrer">
      Open the AI legal assistant
    </Link>
  </NoticeCard>
)

export const SocialCard = () => (
  <NoticeCard
    title="Stay in touch"
    text="We write about contracts in plain words, new documents and changes in the law."
  >
    <Link href={BRAND.socialUrl} target="_blank" rel="noreferrer">
      Follow {BRAND.name} on X
    </Link>
  </NoticeCard>
)

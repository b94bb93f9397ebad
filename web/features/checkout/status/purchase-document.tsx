import { findEnabledEntry } from '../../../../shared/catalog/lookup.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { ButtonLink } from '../../../ui/site-link.tsx'

/** The purchased document, with a link to its page. */
export const PurchaseDocument = ({ documentId }: { documentId: string }) => {
  const entry = findEnabledEntry(documentId)
  if (!entry) return null
  return (
    <NoticeCard title={entry.title} text={entry.description} mt="8">
      <ButtonLink to={paths.document(entry.id)} variant="outline">
        View Document Details
      </ButtonLink>
    </NoticeCard>
  )
}

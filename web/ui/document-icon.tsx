import { DOCUMENT_ICONS } from '../../shared/catalog/document-icons.ts'
import { IconSvg } from './icons.tsx'

/** A document's icon. */
export const DocumentIcon = ({ documentId }: { documentId: string }) => (
  <IconSvg path={DOCUMENT_ICONS[documentId]} />
)

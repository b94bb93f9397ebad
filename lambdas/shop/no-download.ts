import { noDownload } from '../../shared/api/downloads.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { handle } from '../core/platform/handle.ts'

export default handle(noDownload, async () => ({
  code: 'bad_request' as const,
  error: MESSAGES.download.invalidLink,
}))

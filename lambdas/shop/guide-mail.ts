import { unsubscribe } from '../../shared/api/signups.ts'
import { guideMail } from '../../shared/content/mails.ts'
import { unsubscribePath } from '../../shared/site/unsubscribe-link.ts'
import { sendMail } from '../core/mail.ts'
import { environment, readEnvironment } from '../core/platform/env.ts'
import { memoize } from '../core/platform/memoize.ts'

const settings = memoize(() =>
  readEnvironment(
    environment.pick({ GUIDE_FROM: true, GUIDE_CONFIGURATION_SET: true, SITE_URL: true }),
  ),
)

/**
 * Sends the free guide with one-click unsubscribe (RFC 8058): email clients post to the URL in the
 * header. `token` is the sign-up's. https://www.rfc-editor.org/rfc/rfc8058
 */
export const mailGuide = async (email: string, token: string): Promise<void> => {
  const { SITE_URL, GUIDE_FROM, GUIDE_CONFIGURATION_SET } = settings()
  const oneClick = `${SITE_URL}${unsubscribe.path.replace('{token}', token)}`
  const unsubscribeUrl = `${SITE_URL}${unsubscribePath(token)}`
  const mail = guideMail({
    siteUrl: SITE_URL,
    documentsUrl: `${SITE_URL}/documents`,
    unsubscribeUrl,
  })
  await sendMail(email, mail, {
    FromEmailAddress: GUIDE_FROM,
    ConfigurationSetName: GUIDE_CONFIGURATION_SET,
    headers: [
      { Name: 'List-Unsubscribe', Value: `<${oneClick}>` },
      { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
    ],
  })
}

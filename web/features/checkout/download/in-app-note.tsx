import { Button, Text } from '@chakra-ui/react'
import { paths } from '../../../ui/browser/paths.ts'
import { notify } from '../../../ui/notices.ts'
import { Panel } from '../../../ui/panel.tsx'

/** Meta's, Line's and other in-app browsers identify themselves; Android's web view says "wv". */
const IN_APP_BROWSER =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Snapchat|TikTok|musical_ly|Bytedance|LinkedInApp|Pinterest)|; wv\)/

/** iOS browsers name Safari or themselves; a plain web view names neither. */
const IOS_WEB_VIEW =
  /\((?:iPhone|iPad|iPod)[^)]*\) AppleWebKit(?!.*\b(?:Safari|CriOS|FxiOS|EdgiOS|GSA)\/)/

/** Whether the page is in an in-app browser, which may silently drop downloads. */
export const isInAppBrowser = (userAgent: string): boolean =>
  IN_APP_BROWSER.test(userAgent) || IOS_WEB_VIEW.test(userAgent)

const copyLink = async (text: string): Promise<void> => {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  notify(
    isCopied
      ? { type: 'success', title: 'Link copied', description: 'Paste it into your browser.' }
      : { type: 'error', title: 'Link not copied', description: 'Open it from our email instead.' },
  )
}

/** Shows buyers in an in-app browser where to save their files. */
export const InAppNote = ({ token }: { token: string }) => {
  if (!isInAppBrowser(navigator.userAgent)) return null
  return (
    <Panel role="note" tone="warning" mt="4" maxW="prose">
      <Text fontWeight="semibold">You’re in another app’s browser, which may not save files.</Text>
      <Text textStyle="sm">
        If nothing is saved, open the link from our email in Safari, Chrome or another browser.
      </Text>
      <Button
        mt="3"
        variant="outline"
        onClick={() => copyLink(window.location.origin + paths.download(token))}
      >
        Copy the link
      </Button>
    </Panel>
  )
}

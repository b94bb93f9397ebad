import { variableOf } from '../infra/stage.ts'
import { BRAND } from '../shared/content/brand.ts'

/**
 * Where search engines and link previews are told that the site lives, without a trailing slash: the
 * domain that the owner deploys to, or else the one that the brand names.
 */
export const siteUrlOf = (environment: Record<string, string | undefined>): string => {
  const domain = environment[variableOf('domainName')]
  return domain ? `https://${domain}` : BRAND.siteUrl
}

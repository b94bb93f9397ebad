import { variableOf } from '../../infra/config/stage.ts'
import { BRAND } from '../../shared/content/brand.ts'
import { SITE_PAGES } from '../../shared/site/pages.ts'

/**
 * The site's public address for search engines and link previews, without a trailing slash: the
 * domain of the deployment, or else the brand's.
 */
export const siteUrlOf = (environment: Record<string, string | undefined>): string => {
  const domain = environment[variableOf('domainName')]
  return domain ? `https://${domain}` : BRAND.siteUrl
}

/** The listed pages, after https://www.sitemaps.org/protocol.html. */
export const sitemap = (siteUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...SITE_PAGES.filter(({ listed }) => listed).map(
      ({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')

/** Unlisted pages are not disallowed: a crawler must read a page to see its noindex. */
export const robots = (siteUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')

import { SITE_PAGES } from '../../shared/site/pages.ts'

/** The sitemap of the listed pages. https://www.sitemaps.org/protocol.html */
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

/** Unlisted pages aren't disallowed: crawlers must read them to see their noindex tag. */
export const robots = (siteUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')

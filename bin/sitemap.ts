import { SITE_PAGES } from '../shared/site-pages.ts'

/** All pages worth finding, after https://www.sitemaps.org/protocol.html. */
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

/** Pages that are not to be listed say so themselves: a page that may not be read cannot. */
export const robots = (siteUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')

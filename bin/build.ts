/* `npm run build:web`: builds into web/dist or WEB_DIST, for SITE_URL or the brand's URL. */
import { buildSite } from '../web/build/build-site.ts'
import { printStage } from './local/print-stage.ts'

const { WEB_DIST: distDir, SITE_URL: siteUrl } = process.env
await buildSite({ distDir, siteUrl, report: printStage })

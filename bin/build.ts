/* `npm run build:web`: into web/dist, or into the folder that WEB_DIST names; for the address SITE_URL, or the brand's. */
import { buildSite } from '../web/build/build-site.ts'
import { printStage } from './local/print-stage.ts'

const { WEB_DIST: distDir, SITE_URL: siteUrl } = process.env
await buildSite({ distDir, siteUrl, report: printStage })

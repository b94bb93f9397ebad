/* `npm run build:web`: into web/dist, or into the folder that WEB_DIST names. */
import { buildSite } from '../web/build/build-site.ts'

await buildSite({ distDir: process.env.WEB_DIST })

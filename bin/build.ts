/* `npm run build:web` */
import { buildSite } from './build-site.ts'

await buildSite()

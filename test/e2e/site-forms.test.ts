import { SITE_PAGES } from '../../shared/site-pages.ts'
import { provePages } from '../support/prove-pages.ts'

provePages(SITE_PAGES.filter(({ route }) => route === 'customize'))

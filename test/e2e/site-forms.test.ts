import { SITE_PAGES } from '../../shared/site-pages.ts'
import { provePages } from '../support/prove-pages.ts'

/** The shortest form and the longest; what the others might complain of, customize-access hears. */
const FORMS = ['bill-of-sale', 'llc-operating-agreement']

provePages(
  SITE_PAGES.filter(({ route, entry }) => route === 'customize' && FORMS.includes(entry?.id ?? '')),
)

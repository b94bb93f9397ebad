import { template } from '../../../shared/documents/articles-of-incorporation/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { GoldenDocument } from '../../support/golden.ts'
import connecticut from './case-a.json' with { type: 'json' }
import newYork from './case-b.json' with { type: 'json' }

/** Case A: a toolmaker in Connecticut with two named directors. */
export const CONNECTICUT: Answers = { ...connecticut, signingState: 'Connecticut' }
/** Case B: a caterer in New York without directors and principal office. */
export const NEW_YORK: Answers = newYork

const inState = (state: string, registeredAgentAddress: string, more: Answers = {}): Answers => ({
  ...CONNECTICUT,
  state,
  signingState: state,
  registeredAgentAddress,
  ...more,
})

const OFFICERS =
  'President: Tomas Ekwall, 144 Edwards St, New Haven\nTreasurer: Ingrid Ekwall, 12 Hill Rd, Hamden\nSecretary: Ingrid Ekwall, 12 Hill Rd, Hamden'

/** Case A in the other states with notes, and in one without. */
export const ELSEWHERE: Record<string, Answers> = {
  California: inState('California', '15 Oak Street, Fresno, CA 93701'),
  Delaware: inState('Delaware', '4 Green Street, Dover, DE 19901', { officeCounty: 'Kent' }),
  Florida: inState('Florida', '7 Bay Street, Tampa, FL 33602'),
  Massachusetts: inState('Massachusetts', '80 Elm Street, Boston, MA 02108', {
    initialOfficers: OFFICERS,
    fiscalYearEnd: 'June 30',
  }),
  Nevada: inState('Nevada', '3 Sage Road, Reno, NV 89501'),
  Texas: inState('Texas', '9 Pecan Street, Austin, TX 78701'),
  Ohio: inState('Ohio', '2 Lake Avenue, Akron, OH 44301'),
}

export const golden: GoldenDocument = {
  template,
  texts: { 'case-a': CONNECTICUT, 'case-b': NEW_YORK, sample: template.sampleAnswers, blank: {} },
  unclean: / {2}| [,.;:]|,,|,\.|;\.|(?<!Inc|Corp)\.\.|\( | \)/,
  steps: 12,
  elsewhere: {
    registeredAgentAddress: '1 First Street',
    principalOffice: '2 Second Street',
    incorporatorAddress: '3 Third Street',
    officeCounty: 'Greene',
    county: 'Greene',
    signingState: '',
  },
}

import { type Changes, changesFor } from '../../support/golden.ts'
import { CONNECTICUT, ELSEWHERE, NEW_YORK } from './cases.ts'

/** Changed answers of a known set; `changes.txt` lists what each adds and removes. */
export const changes: Changes = [
  {
    from: NEW_YORK,
    changes: {
      'the kind of shares is typed with their number': {
        shareType: '1,000 shares of common stock par value $0.01',
      },
      'moves directors into the incorporator’s action': {
        initialDirectors: 'Ada Obi, 1 Elm Street',
      },
      'a service files in New York': {
        filerName: 'Quill Filings',
        filerAddress: '9 State Street, Albany, NY 12207',
      },
    },
  },
  {
    from: CONNECTICUT,
    changes: {
      'the filing office requires its own form': { state: 'Montana' },
      'one director, to be named': { initialDirectors: '', directorCount: 1 },
      'no principal office': { principalOffice: '' },
      'any lawful business': { businessPurpose: 'Any lawful business.' },
      'a purpose of two sentences': {
        businessPurpose: 'Baking.\nSelling it and any other lawful act.',
      },
      'directors who sign the articles, in California': { state: 'California' },
      'one share': { sharesAuthorized: 1 },
      'no par value': { shareType: 'no-par common stock' },
      'no county': { county: '' },
      'the signing state is blank': { signingState: '' },
      'signed in Florida': { county: 'Duval', signingState: 'Florida' },
      'signed in the District of Columbia': { signingState: 'District of Columbia' },
      'an agent that is a company': { registeredAgentName: 'Nutmeg Agents LLC' },
      'a commission': { notaryCommissionExpiry: '2027-01-31' },
      'the charter names only exhibits that are filed': {
        state: 'Texas',
        registeredAgentAddress: '9 Pecan Street, Austin, TX 78701',
        signingState: 'Texas',
      },
      'the charter names only exhibits that are filed (2)': {
        state: 'Nevada',
        registeredAgentAddress: '3 Sage Road, Reno, NV 89501',
        signingState: 'Nevada',
      },
      'Louisiana requires both signatures notarized': {
        state: 'Louisiana',
        registeredAgentAddress: '2 Canal Street, New Orleans, LA 70130',
        county: 'Orleans',
        signingState: 'Louisiana',
      },
      'Virginia and its cities': { state: 'Virginia', officeCounty: 'the City of Staunton' },
      'a later effective date, five directors and one preferred share': {
        effectiveDate: '2026-06-01',
        directorCount: 5,
        preferredShares: 1,
      },
      'preferred stock': { preferredShares: 500, bylaws: true },
      'preferred stock without par value': {
        preferredShares: 250000,
        shareType: 'common stock without par value',
      },
      'a cover letter and shares that founders buy': { coverLetter: true, sharePurchase: true },
      'signed in California': { signingState: 'California' },
      ...changesFor('shares:', 'shareType', ['common, $0.01 per share']),
    },
  },
  {
    from: {
      ...CONNECTICUT,
      state: 'Ohio',
      officeCounty: 'Fulton',
      sharesIssued: '500 shares for $5,000',
      initialOfficers: 'President: Tomas Ekwall, 144 Edwards St, New Haven',
      fiscalYearEnd: 'June 30',
    },
    changes: {
      ...changesFor('preferred stock in', 'state', ['Maryland', 'Vermont', 'West Virginia'], {
        preferredShares: 500,
        companyEmail: 'office@ekwall.example',
      }),
      ...changesFor('in', 'state', ['California', 'Illinois', 'Missouri', 'Oregon']),
      ...changesFor('in', 'state', ['Tennessee', 'Wisconsin']),
      'a mailing address in Vermont': {
        state: 'Vermont',
        mailingAddress: 'PO Box 9, Stowe, VT 05672',
      },
      'in the District of Columbia': { state: 'District of Columbia' },
      'a company as agent in Virginia': {
        state: 'Virginia',
        registeredAgentName: 'Agents LLC',
      },
      ...changesFor('with a cover letter in', 'state', ['Arizona', 'Georgia', 'Pennsylvania'], {
        coverLetter: true,
      }),
    },
  },
  { from: ELSEWHERE.Delaware ?? {}, changes: { 'bylaws in Delaware': { bylaws: true } } },
]

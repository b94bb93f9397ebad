import { type Changes, changesFor } from '../../support/golden.ts'
import { MEALS, ROBOTS } from './cases.ts'

/** Changed answers of a known set; `changes.txt` lists what each adds and removes. */
export const changes: Changes = [
  {
    from: ROBOTS,
    changes: {
      'discount only': { valuationCap: '' },
      'neither, better later terms': { valuationCap: '', discountRate: '', mfnRight: true },
      'the same preferred shares': { equityType: 'same_preferred' },
      'common shares': { equityType: 'common' },
      'a sale: the investor chooses': { liquidationOption: 'investor_choice' },
      'a sale: money back only': { liquidationOption: 'cash_back' },
      'a sale: shares only': { liquidationOption: 'convert_only' },
      'a sale: nothing chosen': { liquidationOption: '' },
      'a listing: the larger of both': { publicOption: 'greater_of' },
      'a listing: the investor chooses': { publicOption: 'investor_choice' },
      'an S corporation': { companyEntityType: 's_corporation' },
      'a benefit corporation': { companyEntityType: 'benefit_corporation' },
      'an entity invests': {
        investorName: 'Quillon Ventures LP',
        investorType: 'entity',
        accreditedStatus: 'entity',
        investorSignerName: 'Marta Osei',
        investorSignerTitle: 'General Partner',
      },
      'an investor abroad': { investorAddress: 'Laugavegur 1, Reykjavík, Iceland' },
      'qualified by professional': { accreditedStatus: 'professional' },
      'not accredited': { accreditedStatus: 'not_accredited', proRataLetter: true },
      'exceptions to confidentiality': { confidentialityExceptions: 'First one.\n\nSecond one.' },
      'an investor in the company’s state': {
        investorAddress: '1 Loockerman Street, Dover, DE 19901',
      },
      'an investor whose address names no state': { investorAddress: '12 Rue Cler, Paris' },
      'an investor in the District of Columbia': {
        investorAddress: '1200 K Street NW, Washington, DC 20005',
      },
      'a company of the District of Columbia': { companyState: 'District of Columbia' },
      'a notary is wanted': {
        notaryRequired: true,
        county: 'Suffolk County',
        signingState: 'Massachusetts',
      },
      'a notary is wanted, without a place of signing': { notaryRequired: true, county: 'Kent' },
      'a notary in California': {
        notaryRequired: true,
        county: 'Marin',
        signingState: 'California',
      },
      'a notary in Florida': { notaryRequired: true, county: 'Duval', signingState: 'Florida' },
      'small: no figure is broken': {
        investmentAmount: 9999.99,
        valuationCap: 100000,
        discountRate: '',
      },
      'an LLC gives units, whatever was chosen before': {
        companyName: 'Wrenfield LLC',
        companyEntityType: 'llc',
      },
      'consents where the investor lives, not where the company was formed (2)': {
        companyState: 'Texas',
        investorAddress: '9 Elm Street, Austin, TX 78701',
      },
      'belongs to no trust': {
        companyState: 'Texas',
        investorName: 'The Lee Trust',
        investorAddress: '9 Elm Street, Austin, TX 78701',
        investorType: 'entity',
        accreditedStatus: 'entity',
        investorSignerName: 'Ann Lee',
        investorSignerTitle: 'Trustee',
      },
      'moves Form D from a weekend to Monday, and no state notice (2)': { date: '2027-01-16' },
      'a signed SAFE names no deadline that differs by state': {
        companyState: 'Utah',
        investorAddress: '8 Elm St, Boise, ID 83702',
      },
      'a capitalization adds up, and the consent and the data sheet are added': {
        capitalization: 'Ana Ruiz, common, 4,000,000\nOption pool - 1000000',
        boardConsent: true,
        formDSheet: true,
      },
    },
  },
  {
    from: MEALS,
    changes: {
      'an LLC with a cap': { valuationCap: 6000000, discountRate: '' },
      'the guide prints one set of rules when both are in one state': {
        investorAddress: '1 Main Street, Hartford, CT 06103',
      },
    },
  },
  {
    from: ROBOTS,
    changes: {
      'a letter on later rounds': {
        proRataLetter: true,
        boardConsent: true,
        proRataRight: false,
        capitalization: 'Ana Ruiz, common, 4000000',
      },
      'a notary in Ohio': { notaryRequired: true, county: 'Erie', signingState: 'Ohio' },
      'a hundredth of a percent': { investmentAmount: 100 },
      'no amount': { investmentAmount: '' },
      ...changesFor('a company of', 'companyState', ['Ohio', 'New York', 'California']),
    },
  },
]

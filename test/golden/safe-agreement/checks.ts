import { type Changes, changesFor } from '../../support/golden.ts'
import { MEALS, PRICE_TERMS, ROBOTS } from './cases.ts'

const MILLION = { valuationCap: 1_000_000 }

/** Answers that the form refuses, warns about or accepts; `checks.txt` lists the messages. */
export const checks: Changes = [
  {
    from: ROBOTS,
    changes: {
      'hint: a large share': { investmentAmount: 1800000 },
      'hint: a little over a quarter': { investmentAmount: 1500600 },
      'hint: a quarter': { investmentAmount: 1500000 },
      'hint: a discount of 31 percent': { discountRate: 31 },
      'hint: a discount of 30 percent': { discountRate: 30 },
      'hint: a name without an ending': { companyName: 'Wrenfield Robotics' },
      'hint: Inc. inside a word': { companyName: 'Incline Robotics' },
      'hint: a PBC': { companyName: 'Wrenfield Robotics PBC' },
      'hint: an LLC called Inc.': { companyEntityType: 'llc', equityType: 'units' },
      'hint: an S corporation': { companyEntityType: 's_corporation' },
      'hint: an investor who is not accredited': { accreditedStatus: 'not_accredited' },
      'hint: shares only, with neither cap nor discount': {
        ...PRICE_TERMS.better,
        liquidationOption: 'convert_only',
      },
      'hint: shares only, with a discount': {
        ...PRICE_TERMS.discount,
        liquidationOption: 'convert_only',
      },
      'hint: common shares with a cap': { ...PRICE_TERMS.cap, equityType: 'common' },
      'hint: common shares with a discount': { ...PRICE_TERMS.discount, equityType: 'common' },
      'hint: one person on both sides': { investorName: 'tobias  ACHEBE' },
      ...Object.fromEntries(
        Object.entries(PRICE_TERMS).map(([name, terms]) => [
          `allowed: price terms: ${name}`,
          terms,
        ]),
      ),
      'allowed: a year ago': { date: '2025-11-21' },
      'allowed: in a year': { date: '2027-11-21' },
      'allowed: the smallest amounts': { investmentAmount: 100, valuationCap: 10000 },
      'allowed: an amount with cents': { investmentAmount: '150000.50' },
      'allowed: the largest amounts': { investmentAmount: 100000000, valuationCap: 1000000000 },
      'allowed: half a percent': { discountRate: 0.5 },
      'allowed: a percentage with decimals': { discountRate: '12.25' },
      'refused: an entity qualified by profession': {
        investorName: 'Quillon Ventures LP',
        investorType: 'entity',
        investorSignerName: 'Marta Osei',
        investorSignerTitle: 'General Partner',
        accreditedStatus: 'professional',
      },
      'allowed: a county with a number': { county: 'Fairfield 1' },
      'refused: all at once': {
        valuationCap: 100,
        discountRate: 80,
        equityType: 'units',
        date: '2030-01-01',
        authorizedName: '',
      },
    },
  },
  {
    from: MEALS,
    changes: {
      'allowed: an LLC by its full name, and an officer for an investing entity': {
        companyName: 'Harborlight Meals Limited Liability Company',
        investorName: 'Elif Brandt',
      },
    },
  },
  {
    from: ROBOTS,
    changes: {
      ...changesFor('allowed: an investment of', 'investmentAmount', [249_000, 499_900], MILLION),
      ...changesFor('refused: an investment of', 'investmentAmount', [500_000, 900_000], MILLION),
      'hint: an investor abroad': { investorAddress: 'Rua da Alegria 12, Porto, Portugal' },
      'hint: a trust without a trustee': {
        investorType: 'entity',
        investorForm: 'trust',
        accreditedStatus: 'entity',
        investorSignerName: 'Ana Ruiz',
        investorSignerTitle: 'Manager',
      },
      'refused: a discount that changes nothing': { discountRate: 0.01 },
      'refused: a capitalization without a number': { capitalization: 'Ana Ruiz' },
      'refused: a SAFE in the capitalization': { capitalization: 'Reef Fund LP, SAFE, 250000' },
      'refused: two investors in one place': { investorName: 'Tom and Ann Pell' },
      'hint: a choice without a value': {
        ...PRICE_TERMS.better,
        liquidationOption: 'investor_choice',
      },
      'allowed: long exceptions': { confidentialityExceptions: 'x'.repeat(1500) },
      'refused: longer exceptions': { confidentialityExceptions: 'x'.repeat(1501) },
    },
  },
]

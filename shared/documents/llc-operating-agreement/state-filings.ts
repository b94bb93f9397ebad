import type { FilingTable } from '../toolbox/state-filings.ts'

const ANNUAL = 'annual report'
const BIENNIAL = 'biennial report'
const ANNIVERSARY = 'every year by the anniversary of the formation'
const ANNIVERSARY_MONTH = 'every year by the end of the month in which the company was formed'
const BEFORE_MONTH = 'every year before the first day of the month in which the company was formed'
const FIRST_OF_MONTH = 'every year by the first day of the month in which the company was formed'
const QUARTER = 'every year in the calendar quarter in which the company was formed'

/** Fees and reports of the states without their own notes. Amounts were printed where two lists agreed. */
export const FILINGS: FilingTable = {
  checked: '2026-11-27',
  source:
    "formation.legal, US LLC Fees Dataset (each fee read at the state's office between May and July 2026); a fee register of August 2026 with the same rule; reference-source data of September 2026 quoting the statutes; Rhode Island, Minnesota and Tennessee at their offices' own pages; La. R.S. 49:222; N.J.S.A. 42:2C-93",
  states: {
    Alabama: {
      fee: '$200',
      report: 'none',
      also: 'Reserve the name first: the certificate of the reservation goes with the filing. The Department of Revenue collects a business privilege tax; a company that would owe $100 or less files no return.',
      site: 'sos.alabama.gov',
    },
    Alaska: {
      fee: '$250',
      report: { name: BIENNIAL, due: 'before January 2 of every second year', fee: '$100' },
      also: 'A first report, without a fee, is due within six months after the filing.',
      site: 'commerce.alaska.gov',
    },
    Arizona: { fee: '$50', report: 'none', site: 'azcc.gov' },
    Arkansas: {
      fee: '$45 online and $50 on paper',
      report: { name: 'franchise tax report', due: 'every year by May 1', fee: '$150' },
      site: 'sos.arkansas.gov',
    },
    Colorado: {
      fee: '$50',
      report: { name: 'periodic report', due: ANNIVERSARY_MONTH, fee: '$25' },
      site: 'coloradosos.gov',
    },
    'District of Columbia': {
      fee: '$99',
      report: {
        name: BIENNIAL,
        due: 'by April 1 of the year after the formation and then every two years',
        fee: '$300',
      },
      also: 'The franchise tax of the District, where it applies, is at least $250 a year: ask the Office of Tax and Revenue.',
      site: 'dlcp.dc.gov',
    },
    Georgia: {
      fee: '$100 online and $110 on paper',
      report: {
        name: 'annual registration',
        due: 'every year from January 1 to April 1',
        fee: '$50 and a service charge',
      },
      site: 'sos.ga.gov',
    },
    Hawaii: {
      fee: '$50 and $1 for the archives',
      report: { name: ANNUAL, due: QUARTER, fee: 'at most $15' },
      site: 'cca.hawaii.gov/breg',
    },
    Idaho: {
      fee: '$100 online and $120 on paper',
      report: { name: ANNUAL, due: ANNIVERSARY_MONTH, fee: 'no fee' },
      site: 'sos.idaho.gov',
    },
    Illinois: {
      fee: '$150',
      report: { name: ANNUAL, due: BEFORE_MONTH, fee: '$75' },
      site: 'ilsos.gov',
    },
    Indiana: {
      fee: '$95 online and $100 on paper',
      report: {
        name: 'business entity report',
        due: 'every second year by the end of the month in which the company was formed',
        fee: '$32 online and $50 on paper',
      },
      site: 'inbiz.in.gov',
    },
    Iowa: {
      fee: '$50',
      report: {
        name: BIENNIAL,
        due: 'from January 1 to April 1 of every odd-numbered year',
        fee: '$30 online and $45 on paper',
      },
      site: 'sos.iowa.gov',
    },
    Kansas: {
      fee: '$85 online and $90 on paper',
      report: { name: 'business entity information report', due: 'every second year by April 15' },
      site: 'sos.ks.gov',
    },
    Kentucky: {
      fee: '$40',
      report: { name: ANNUAL, due: 'every year from January 1 to June 30', fee: '$15' },
      also: 'The limited liability entity tax is at least $175 a year.',
      site: 'sos.ky.gov',
    },
    Louisiana: {
      fee: '$100',
      report: { name: ANNUAL, due: ANNIVERSARY, fee: '$30' },
      also: 'An initial report goes with the articles.',
      site: 'sos.la.gov',
    },
    Maine: {
      fee: '$175',
      report: { name: ANNUAL, due: 'every year by June 1', fee: '$85' },
      site: 'maine.gov/sos',
    },
    Maryland: {
      fee: '$100',
      report: { name: ANNUAL, due: 'every year by April 15', fee: '$300' },
      site: 'dat.maryland.gov',
    },
    Massachusetts: {
      fee: '$500, and $20 more online',
      report: { name: ANNUAL, due: ANNIVERSARY, fee: '$500' },
      site: 'sec.state.ma.us',
    },
    Michigan: {
      fee: '$50',
      report: { name: 'annual statement', due: 'every year by February 15', fee: '$25' },
      site: 'michigan.gov/lara',
    },
    Minnesota: {
      fee: '$155 online and $135 by mail',
      report: { name: 'annual renewal', due: 'every year by December 31', fee: 'no fee' },
      site: 'sos.mn.gov',
    },
    Mississippi: {
      fee: '$50',
      report: { name: ANNUAL, due: 'every year from January 1 to April 15', fee: 'no fee' },
      site: 'sos.ms.gov',
    },
    Missouri: { fee: '$50 online and $105 on paper', report: 'none', site: 'sos.mo.gov' },
    Montana: {
      fee: '$35',
      report: { name: ANNUAL, due: 'every year by April 15' },
      also: 'For 2026 the fee of the annual report was waived for reports filed on time.',
      site: 'sosmt.gov',
    },
    Nebraska: {
      fee: '$100 online and $110 on paper',
      report: {
        name: BIENNIAL,
        due: 'from January 1 to April 1 of every odd-numbered year',
        fee: '$25 online and $30 on paper',
      },
      site: 'sos.nebraska.gov',
    },
    'New Hampshire': {
      fee: '$100, and $2 more online',
      report: { name: ANNUAL, due: 'every year by April 1', fee: '$100, and $2 more online' },
      site: 'sos.nh.gov',
    },
    'New Jersey': {
      fee: '$125',
      report: { name: ANNUAL, due: ANNIVERSARY_MONTH, fee: '$75' },
      site: 'nj.gov/treasury/revenue',
    },
    'New Mexico': { fee: '$50', report: 'none', site: 'sos.nm.gov' },
    'North Carolina': {
      fee: '$125',
      report: {
        name: ANNUAL,
        due: 'every year by April 15',
        fee: '$200, and a few dollars more online',
      },
      site: 'sosnc.gov',
    },
    'North Dakota': {
      fee: '$135',
      report: { name: ANNUAL, due: 'every year by November 15', fee: '$50' },
      site: 'sos.nd.gov',
    },
    Ohio: { fee: '$99', report: 'none', site: 'ohiosos.gov' },
    Oklahoma: {
      fee: '$100',
      report: { name: 'annual certificate', due: ANNIVERSARY, fee: '$25' },
      site: 'sos.ok.gov',
    },
    Oregon: {
      fee: '$100',
      report: { name: ANNUAL, due: ANNIVERSARY, fee: '$100' },
      site: 'sos.oregon.gov/business',
    },
    Pennsylvania: {
      fee: '$125',
      report: { name: ANNUAL, due: 'every year by September 30', fee: '$7' },
      site: 'pa.gov/agencies/dos',
    },
    'Rhode Island': {
      fee: '$150',
      report: { name: ANNUAL, due: 'every year from February 1 to May 1', fee: '$50' },
      also: 'A minimum tax of $400 a year goes to the Division of Taxation, whether or not there is a profit.',
      site: 'sos.ri.gov',
    },
    'South Carolina': {
      fee: '$110',
      report: 'none',
      also: 'A company that elects to be taxed as a corporation reports to the Department of Revenue instead.',
      site: 'sos.sc.gov',
    },
    'South Dakota': {
      fee: '$150 online and $165 on paper',
      report: { name: ANNUAL, due: FIRST_OF_MONTH, fee: '$55 online and $70 on paper' },
      site: 'sdsos.gov',
    },
    Tennessee: {
      fee: '$50 for each member, at least $300 and at most $3,000',
      report: {
        name: ANNUAL,
        due: 'every year by the first day of the fourth month after the fiscal year',
        fee: 'the same as the articles',
      },
      also: 'The franchise and excise tax, with a minimum of $100, goes to the Department of Revenue.',
      site: 'sos.tn.gov',
    },
    Utah: {
      fee: '$59',
      report: { name: 'annual renewal', due: ANNIVERSARY, fee: '$18' },
      site: 'corporations.utah.gov',
    },
    Vermont: {
      fee: '$155',
      report: {
        name: ANNUAL,
        due: 'every year within three months after the fiscal year',
        fee: '$45',
      },
      site: 'sos.vermont.gov',
    },
    Virginia: {
      fee: '$100',
      report: { name: 'annual registration fee', due: ANNIVERSARY_MONTH, fee: '$50' },
      site: 'scc.virginia.gov',
    },
    Washington: {
      fee: '$180',
      report: { name: ANNUAL, due: ANNIVERSARY_MONTH, fee: '$70' },
      also: 'An initial report is due within 120 days after the formation.',
      site: 'sos.wa.gov',
    },
    'West Virginia': {
      fee: '$100',
      report: { name: ANNUAL, due: 'every year from January 1 to June 30', fee: '$25' },
      site: 'sos.wv.gov',
    },
    Wisconsin: {
      fee: '$130 online and $170 on paper',
      report: { name: ANNUAL, due: QUARTER, fee: '$25' },
      site: 'dfi.wi.gov',
    },
    Wyoming: {
      fee: '$100',
      report: {
        name: 'annual report with its license tax',
        due: FIRST_OF_MONTH,
        fee: '$60 or more',
      },
      site: 'sos.wyo.gov',
    },
  },
}

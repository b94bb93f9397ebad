import type { FilingTable } from '../toolbox/state-filings.ts'

const ANNUAL = 'annual report'
const ANNIVERSARY = 'every year by the anniversary of the filing'
const FILING_MONTH = 'every year by the end of the month in which the charter was filed'
const FIRST_OF_MONTH = 'every year by the first day of the month in which the charter was filed'
const QUARTER = 'every year in the calendar quarter in which the charter was filed'

/** Fees and reports of the states without their own notes. */
export const FILINGS: FilingTable = {
  checked: '2026-11-27',
  source:
    "State formation and S corporation data sets of 2026 that name each office's page; reference-source data of September 2026 quoting the statutes; the offices' own pages for Minnesota, Rhode Island and Tennessee; New Mexico's form; Mont. Admin. R. 44.5.114; sos.ky.gov, fees; La. R.S. 49:222; Mo. Rev. Stat. §§ 351.065 and 351.125; 805 ILCS 5/15.10; N.J.S.A. 14A:15-2; W. Va. Code § 59-1-2; Utah Code § 16-1a-202",
  states: {
    Alabama: {
      fee: '$200',
      report: 'none',
      also: 'The Department of Revenue collects a business privilege tax; a corporation that would owe $100 or less files no return.',
      site: 'sos.alabama.gov',
    },
    Alaska: {
      fee: '$250',
      report: {
        name: 'biennial report',
        due: 'before January 2 of every second year',
        fee: '$100',
      },
      site: 'commerce.alaska.gov',
    },
    Arizona: {
      fee: '$60',
      report: {
        name: ANNUAL,
        due: 'every year on the date that the commission assigns, in the month in which the charter was filed',
        fee: '$45',
      },
      site: 'azcc.gov',
    },
    Arkansas: {
      fee: '$45 online and $50 on paper',
      report: {
        name: 'franchise tax report',
        due: 'every year by May 1',
        fee: '$150 or more, by the capital stock',
      },
      site: 'sos.arkansas.gov',
    },
    Colorado: {
      fee: '$50',
      report: { name: 'periodic report', due: FILING_MONTH, fee: '$25' },
      site: 'coloradosos.gov',
    },
    'District of Columbia': {
      fee: '$99 for shares of up to $100,000 in all, and more above that',
      report: {
        name: 'biennial report',
        due: 'by April 1 of the year after the filing and then every two years',
        fee: '$300',
      },
      also: 'The franchise tax of the District is at least $250 a year.',
      site: 'dlcp.dc.gov',
    },
    Georgia: {
      fee: '$100 online and $110 on paper',
      report: {
        name: 'annual registration',
        due: 'within 90 days after the filing and then every year from January 1 to April 1',
        fee: '$50 and a service charge',
      },
      also: 'A net worth tax goes to the Department of Revenue; no tax is due on net worth of up to $100,000.',
      site: 'sos.ga.gov',
    },
    Hawaii: {
      fee: '$50 and $1 for the archives',
      report: { name: ANNUAL, due: QUARTER, fee: 'at most $15' },
      site: 'cca.hawaii.gov/breg',
    },
    Idaho: {
      fee: '$100 online and $120 on paper',
      report: { name: ANNUAL, due: FILING_MONTH, fee: 'no fee' },
      site: 'sos.idaho.gov',
    },
    Illinois: {
      fee: '$150',
      report: {
        name: ANNUAL,
        due: 'every year in the 60 days before the first day of the month in which the charter was filed',
        fee: '$75',
      },
      also: 'A franchise tax is reported with it; since 2025 its first $10,000 is exempt.',
      site: 'ilsos.gov',
    },
    Indiana: {
      fee: '$100 on paper',
      report: {
        name: 'business entity report',
        due: 'every second year by the end of the month in which the charter was filed',
        fee: '$32 online and $50 on paper',
      },
      site: 'inbiz.in.gov',
    },
    Iowa: {
      fee: '$50',
      report: {
        name: 'biennial report',
        due: 'by April 1 of every even-numbered year',
        fee: '$60',
      },
      site: 'sos.iowa.gov',
    },
    Kansas: {
      fee: '$85 online',
      report: { name: 'business entity information report', due: 'every second year by April 15' },
      site: 'sos.ks.gov',
    },
    Kentucky: {
      fee: '$40 plus an organization tax on the number of shares',
      report: { name: ANNUAL, due: 'every year from January 1 to June 30', fee: '$15' },
      also: 'The limited liability entity tax is at least $175 a year.',
      site: 'sos.ky.gov',
    },
    Louisiana: {
      fee: '$75',
      report: { name: ANNUAL, due: ANNIVERSARY, fee: '$30' },
      site: 'sos.la.gov',
    },
    Maine: {
      fee: '$145',
      report: { name: ANNUAL, due: 'every year by June 1', fee: '$85' },
      site: 'maine.gov/sos',
    },
    Maryland: {
      fee: '$120 for shares of up to $100,000 in all or up to 5,000 shares without par value, and more above that',
      report: { name: ANNUAL, due: 'every year by April 15', fee: '$300' },
      site: 'dat.maryland.gov',
    },
    Michigan: {
      fee: '$60 for up to 60,000 shares, and more above that',
      report: { name: ANNUAL, due: 'every year by May 15', fee: '$25' },
      site: 'michigan.gov/lara',
    },
    Minnesota: {
      fee: '$155 online and $135 by mail',
      report: { name: 'annual renewal', due: 'every year by December 31', fee: 'no fee' },
      site: 'sos.mn.gov',
    },
    Mississippi: {
      fee: '$50',
      report: { name: ANNUAL, due: 'every year by April 15', fee: '$25' },
      also: 'The franchise tax on capital is at least $25 a year; it ends with 2027.',
      site: 'sos.ms.gov',
    },
    Missouri: {
      fee: 'at least $53, and more for shares of over $30,000 in all',
      report: {
        name: 'registration report',
        due: FILING_MONTH,
        fee: 'at least $15 online and at least $40 on paper',
      },
      site: 'sos.mo.gov',
    },
    Montana: {
      fee: '$35',
      report: { name: ANNUAL, due: 'every year by April 15' },
      also: 'For 2026 the fee of the annual report was waived for reports filed on time.',
      site: 'sosmt.gov',
    },
    Nebraska: {
      fee: '$100 online and $110 on paper',
      report: {
        name: 'biennial report with its occupation tax',
        due: 'by March 1 of every even-numbered year',
        fee: '$26 or more, by the paid-up capital',
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
      report: { name: ANNUAL, due: FILING_MONTH, fee: '$75' },
      also: 'The corporation business tax has a yearly minimum, which grows with the receipts.',
      site: 'nj.gov/treasury/revenue',
    },
    'New Mexico': {
      fee: '$100 for up to 100,000 shares and $1 for each additional 1,000, at most $1,000',
      report: {
        name: 'first report',
        due: 'within 30 days after the filing, and a biennial report in the years that the office assigns',
        fee: '$25, as did each later one',
      },
      also: 'The franchise tax is $50 a year.',
      site: 'sos.nm.gov',
    },
    'North Carolina': {
      fee: '$125',
      report: {
        name: ANNUAL,
        due: 'every year by the fifteenth day of the fourth month after the fiscal year',
        fee: '$25 on paper and less online',
      },
      also: 'The franchise tax is at least $200 a year.',
      site: 'sosnc.gov',
    },
    'North Dakota': {
      fee: '$100',
      report: { name: ANNUAL, due: 'every year by August 1', fee: '$25' },
      site: 'sos.nd.gov',
    },
    Ohio: { report: 'none', site: 'ohiosos.gov' },
    Oklahoma: {
      fee: '0.1 percent of the authorized capital, at least $50',
      report: 'none',
      site: 'sos.ok.gov',
    },
    Oregon: {
      fee: '$100',
      report: { name: ANNUAL, due: ANNIVERSARY, fee: '$100' },
      also: 'The excise tax is at least $150 a year.',
      site: 'sos.oregon.gov/business',
    },
    Pennsylvania: {
      fee: '$125',
      report: { name: ANNUAL, due: 'every year by June 30', fee: '$7' },
      site: 'pa.gov/agencies/dos',
    },
    'Rhode Island': {
      fee: '$230',
      report: { name: ANNUAL, due: 'every year from February 1 to May 1', fee: '$50' },
      also: 'A minimum tax of $400 a year goes to the Division of Taxation, whether or not there is a profit.',
      site: 'sos.ri.gov',
    },
    'South Dakota': {
      fee: '$150 online and $165 on paper',
      report: { name: ANNUAL, due: FIRST_OF_MONTH, fee: '$55 online and $70 on paper' },
      site: 'sdsos.gov',
    },
    Tennessee: {
      fee: '$100',
      report: {
        name: ANNUAL,
        due: 'every year by the first day of the fourth month after the fiscal year',
        fee: '$20',
      },
      also: 'The franchise and excise tax, with a minimum of $100, goes to the Department of Revenue.',
      site: 'sos.tn.gov',
    },
    Utah: {
      fee: '$59',
      report: { name: 'annual renewal', due: ANNIVERSARY, fee: '$18' },
      also: 'Since October 1, 2026 a filing also follows title 16, chapter 1a of the Utah Code, which asks for the name and capacity of each signer.',
      site: 'corporations.utah.gov',
    },
    Vermont: {
      fee: '$155',
      report: {
        name: ANNUAL,
        due: 'every year within two and a half months after the fiscal year',
        fee: '$60',
      },
      also: 'The corporate income tax has a yearly minimum.',
      site: 'sos.vermont.gov',
    },
    Virginia: {
      fee: '$75 for up to 25,000 shares, and more above that',
      report: {
        name: 'annual report with the registration fee',
        due: FILING_MONTH,
        fee: '$100 for up to 5,000 shares, and more above that',
      },
      site: 'scc.virginia.gov',
    },
    Washington: {
      fee: '$180',
      report: { name: ANNUAL, due: FILING_MONTH, fee: '$70' },
      also: 'An initial report is due within 120 days after the incorporation; it is free when filed with the articles.',
      site: 'sos.wa.gov',
    },
    'West Virginia': {
      fee: '$100',
      report: { name: ANNUAL, due: 'every year from January 1 to June 30', fee: '$25' },
      site: 'sos.wv.gov',
    },
    Wisconsin: {
      fee: '$100',
      report: { name: ANNUAL, due: QUARTER, fee: '$40' },
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

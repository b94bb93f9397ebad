import acknowledgment from './acknowledgment.md'
import certificate from './certificate.md'
import charterAgentCompany from './charter-agent-company.md'
import charterAgentPerson from './charter-agent-person.md'
import charterPurpose from './charter-purpose.md'
import charterTitle from './charter-title.md'
import divorceHealthCoverage from './divorce-health-coverage.md'
import durability from './health-durability.md'
import healthNotice from './health-notice.md'
import healthPower from './health-power.md'
import healthWitnesses from './health-witnesses.md'
import incorporationNotice from './incorporation-notice.md'
import inventionNotice from './invention-notice.md'
import jurat from './jurat.md'
import noncompeteNotice from './noncompete-notice.md'
import premaritalNotice from './premarital-notice.md'
import premaritalRecital from './premarital-recital.md'
import selfProvingAffidavit from './self-proving-affidavit.md'
import selfProvingClause from './self-proving-clause.md'
import selfProvingJurat from './self-proving-jurat.md'
import unlawfulActsNotice from './unlawful-acts-notice.md'

/**
 * The kinds of prescribed text. Each has one file with its words by state.
 */
export const STATUTE_SOURCES: Readonly<Record<string, string>> = {
  acknowledgment,
  jurat,
  'premarital-notice': premaritalNotice,
  'premarital-recital': premaritalRecital,
  'self-proving-affidavit': selfProvingAffidavit,
  'self-proving-clause': selfProvingClause,
  'self-proving-jurat': selfProvingJurat,
  'health-durability': durability,
  'health-notice': healthNotice,
  'health-power': healthPower,
  'health-witnesses': healthWitnesses,
  'invention-notice': inventionNotice,
  'noncompete-notice': noncompeteNotice,
  'unlawful-acts-notice': unlawfulActsNotice,
  'divorce-health-coverage': divorceHealthCoverage,
  'charter-title': charterTitle,
  'charter-purpose': charterPurpose,
  'charter-agent-company': charterAgentCompany,
  'charter-agent-person': charterAgentPerson,
  'incorporation-notice': incorporationNotice,
}

/** The text around the words of a notary's certificate in every state: venue, officer's lines, seal. */
export const CERTIFICATE_SOURCE = certificate

/**
 * The variables that a prescribed text may use, with the label printed under the line where the document
 * gives no value. A tag passes them as attributes of the same names.
 */
export const STATUTE_VARIABLES: Readonly<Record<string, string>> = {
  state: 'State',
  county: 'County',
  signer: 'Name of the signer',
  capacity: 'Capacity of the signer',
  date: 'Date',
  agent: 'Name of the agent',
  alternate: 'Name of the alternate agent',
  witness1: 'Name of witness 1',
  witness2: 'Name of witness 2',
  employer: 'Name of the employer',
  company: 'Name of the company',
  office: 'Street address of the registered office',
  address: 'Address',
  phone: 'Phone',
}

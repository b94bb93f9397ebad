import acknowledgment from './acknowledgment.md'
import certificate from './certificate.md'
import durability from './health-durability.md'
import healthNotice from './health-notice.md'
import healthPower from './health-power.md'
import healthWitnesses from './health-witnesses.md'
import jurat from './jurat.md'
import premaritalNotice from './premarital-notice.md'
import selfProvingAffidavit from './self-proving-affidavit.md'
import selfProvingClause from './self-proving-clause.md'
import selfProvingJurat from './self-proving-jurat.md'

/**
 * The kinds of prescribed text, each the Markdoc source of one file with its words by state. One more
 * kind is one more file here.
 */
export const STATUTE_SOURCES: Readonly<Record<string, string>> = {
  acknowledgment,
  jurat,
  'premarital-notice': premaritalNotice,
  'self-proving-affidavit': selfProvingAffidavit,
  'self-proving-clause': selfProvingClause,
  'self-proving-jurat': selfProvingJurat,
  'health-durability': durability,
  'health-notice': healthNotice,
  'health-power': healthPower,
  'health-witnesses': healthWitnesses,
}

/** What stands around the words of a notary's certificate in every state: venue, officer's lines, seal. */
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
  address: 'Address',
  phone: 'Phone',
}

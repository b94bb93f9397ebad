import type { Answers } from '../template/template.ts'

/** A small maker lets a possible supplier read drawings and costs, between invented companies. */
export const sampleAnswers: Answers = {
  agreementDate: '2026-12-01',
  disclosingParty: 'Larkmoor Cycle Works, LLC',
  disclosingPartyAddress: '58 Foundry Street, Torrington, CT 06790',
  receivingParty: 'Ostrander Composites, Inc.',
  receivingPartyAddress: '211 Quarry Road, Branford, CT 06405',
  relationshipType: 'supplier',
  purpose:
    'To review the drawings of a folding cargo frame and quote a price for a first run of 200 frames',
  confidentialInfoType: 'all',
  sharingExceptions: 'No exceptions',
  termType: 'fixed',
  endDate: '2027-06-30',
  confidentialityTerm: '3',
  returnMethod: 'return',
  governingLaw: 'Connecticut',
  disclosingSignatory: 'Imogen Castellane',
  disclosingTitle: 'Managing Member',
  receivingSignatory: 'Bertrand Okafor',
  receivingTitle: 'Vice President, Sales',
}

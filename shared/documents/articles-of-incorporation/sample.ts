import type { Answers } from '../template/template.ts'

/** Two invented siblings who incorporate a bakery in Connecticut. */
export const sampleAnswers: Answers = {
  corporationName: 'Vesterlund & Daughters Bakery, Inc.',
  state: 'Connecticut',
  incorporationDate: '2026-12-01',
  businessPurpose: 'baking and selling bread and pastry, wholesale and in a shop',
  principalOffice: '27 Quay Street, Norwich, CT 06360',
  sharesAuthorized: 1000,
  shareType: 'common stock par value $0.01',
  registeredAgentName: 'Leander Okonkwo-Pryce',
  registeredAgentAddress: '310 Chelsea Road, Norwich, CT 06360',
  incorporatorName: 'Solveig Vesterlund',
  incorporatorAddress: '8 Orchard Lane, Norwich, CT 06360',
  initialDirectors:
    'Solveig Vesterlund, 8 Orchard Lane, Norwich, CT 06360\nTilda Vesterlund, 51 Mill Brook Road, Norwich, CT 06360',
  signingState: 'Connecticut',
  county: 'New London',
  notaryCommissionExpiry: '',
}

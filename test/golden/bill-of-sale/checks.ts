import type { Changes } from '../../support/golden.ts'
import { CAR } from './cases.ts'

/** Answers that the form refuses, warns about or accepts; `checks.txt` has the messages. */
export const checks: Changes = [
  {
    from: CAR,
    changes: {
      'hint: payment after a year': { payment_date: '2027-12-07' },
      'hint: payment after 366 days': { payment_date: '2027-12-06' },
      'hint: a gift': { sale_amount: '$0.00' },
      'hint: a dear sale in Connecticut without a notary': {
        sale_amount: '2500',
        notary_county: '',
      },
      'hint: a cheaper one': { sale_amount: '2499.99', notary_county: '' },
      'hint: the same elsewhere': { sale_amount: '2500', notary_county: '', state: 'Ohio' },
      'hint: a VIN with an O': { identification_number: '4S4BSACC5G32I4587' },
      'hint: an old VIN': {
        identification_number: '1Z37L9S',
        item_details: 'Year 1979, make Chevrolet',
      },
      'hint: a short hull number': { item_type: 'vessel', identification_number: 'ABC12345' },
      'hint: land': { item_description: 'Two acres of land' },
      'hint: a Land Rover': { item_description: '2012 Land Rover LR4' },
      'hint: a car in Massachusetts with nothing said about faults': {
        state: 'Massachusetts',
        known_defects: '',
      },
      'hint: a business that sells as is': {
        seller_in_business: true,
        item_type: 'equipment',
        state: 'Ohio',
      },
      'refused: a rifle': { item_description: 'Hunting rifle' },
      'refused: a shotgun among the details': { item_details: 'One Shotgun' },
      'refused: an aircraft': { item_description: 'Light airplane' },
      'refused: a mobile home': { item_description: 'Mobile home' },
      "refused: a dealer's car": { seller_in_business: true, state: 'Ohio' },
      'refused: consumer goods as is by a business in Massachusetts': {
        seller_in_business: true,
        item_type: 'other',
        state: 'Massachusetts',
      },
      'refused: a boat in Louisiana': { item_type: 'vessel', state: 'Louisiana' },
      'refused: a car of 2016 called exempt': { odometer_status: 'exempt' },
    },
  },
  {
    from: {},
    changes: {
      'refused: a warranty without details, and nothing else': { condition_type: 'warranty' },
    },
  },
]

/** Messages that a field and a rule share; the first three are the specification's own words. */
export const MISSING = {
  alimony:
    'If alimony/spousal support is included, you must specify the payer, amount, and duration',
  childSupport: 'If there are children, you must specify child support details',
  custody: 'If there are children, you must specify custody and visitation arrangements',
  alimonyNumber: 'Enter the monthly support as a number greater than zero.',
  childSupportNumber: 'Enter the monthly child support as a number, zero or more.',
} as const

/** The questions about the borrower, by key: whether it is a business, and of what kind. */
export const BORROWER = {
  name: 'borrowerName',
  type: 'borrowerType',
  kinds: { individual: 'person', business: 'company' },
  form: 'borrowerForm',
  state: 'borrowerFormedIn',
  signer: 'borrowerSignerName',
  title: 'borrowerSignerTitle',
} as const

/** The questions about the lender, by key. */
export const LENDER = {
  name: 'lenderName',
  type: 'lenderType',
  state: 'lenderFormedIn',
  signer: 'lenderSignerName',
  title: 'lenderSignerTitle',
} as const

/** The questions about the guarantor, by key. */
export const GUARANTOR = {
  name: 'guarantorName',
  type: 'guarantorType',
  state: 'guarantorFormedIn',
  signer: 'guarantorSignerName',
  title: 'guarantorSignerTitle',
} as const

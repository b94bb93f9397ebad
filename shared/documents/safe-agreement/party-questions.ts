/** The questions about the company that raises the money, by key. */
export const COMPANY = {
  name: 'companyName',
  type: 'companyEntityType',
  kinds: {
    c_corporation: 'corporation',
    s_corporation: 'corporation',
    benefit_corporation: 'corporation',
    llc: 'limited liability company',
  },
  state: 'companyState',
  signer: 'authorizedName',
  title: 'authorizedTitle',
  usually: 'company',
} as const

/** The questions about the investor, by key: whether it is an entity, and of what kind. */
export const INVESTOR = {
  name: 'investorName',
  type: 'investorType',
  kinds: { individual: 'person', entity: 'company' },
  form: 'investorForm',
  state: 'investorFormedIn',
  signer: 'investorSignerName',
  title: 'investorSignerTitle',
} as const

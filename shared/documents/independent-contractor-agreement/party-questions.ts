/** The questions about the paying party, by key. */
export const COMPANY = {
  name: 'company_name',
  type: 'company_type',
  state: 'company_formed_in',
  signer: 'company_signatory',
  title: 'company_title',
  usually: 'company',
} as const

/** The questions about the contractor, by key. */
export const CONTRACTOR = {
  name: 'contractor_name',
  type: 'contractor_entity_type',
  kinds: {
    individual: 'person',
    llc_single: 'limited liability company',
    llc_multi: 'limited liability company',
    corporation: 'corporation',
    partnership: 'partnership',
  },
  state: 'contractor_formed_in',
  signer: 'contractor_signatory',
  title: 'contractor_title',
} as const

/** The questions about the employer, by key. */
export const EMPLOYER = {
  name: 'employer_name',
  type: 'employer_type',
  state: 'employer_formed_in',
  signer: 'authorized_person',
  title: 'authorized_title',
  usually: 'company',
} as const

/** The questions about the seller, by key. */
export const SELLER = {
  name: 'seller_name',
  type: 'seller_type',
  state: 'seller_formed_in',
  signer: 'seller_signer',
  title: 'seller_signer_title',
} as const

/** The questions about the buyer, by key. */
export const BUYER = {
  name: 'buyer_name',
  type: 'buyer_type',
  state: 'buyer_formed_in',
  signer: 'buyer_signer',
  title: 'buyer_signer_title',
} as const

/** A state's confirmed requirements for a health care directive. */
export type StateLaw = SigningRule &
  (
    | { kind: 'own' | 'floor' | 'warn' }
    /** Where a buyer of a refused state turns instead, and where the state prints its own form. */
    | { kind: 'refuse'; turnTo: string; form: { title: string; url: string } }
  )

type SigningRule = {
  /** The state's legal term for the person who decides, as printed after "my". */
  term: string
  /** How a directive is signed there, as a whole sentence after "In Ohio". */
  signing: string
  cite: string
  /** Why the form warns or refuses, or what the document adds for the state; for a visitor. */
  note?: string
  /** Whether the representative's acceptance is printed: needed there, or only useful. */
  acceptance?: 'needed' | 'useful'
  /** The answer about tube feeding must be a separate wish. */
  ownFeedingWish?: true
  /** The state's law may set the wish aside during a pregnancy. */
  pregnancyOverrides?: true
}

/** The signing rule of states in which two witnesses or a notary are enough. */
export const WITNESSES_OR_NOTARY =
  'a directive is signed before two adult witnesses or acknowledged before a notary'
export const WITNESSES = 'a directive is signed before two adult witnesses'
export const WITNESSES_AND_NOTARY =
  'a directive is signed before two adult witnesses and acknowledged before a notary'

/** Made by short-coverages.ts, by document id. */
declare module 'virtual:short-coverages' {
  /** How each state is served: the first letter of its kind, in the order of the states. */
  export const INITIALS: Readonly<Record<string, string>>
  /** "Louisiana and Ohio": the states in which the document is not sold; none has no entry. */
  export const REFUSED: Readonly<Partial<Record<string, string>>>
}

/** Made by short-coverages.ts, by document id. */
declare module 'virtual:short-coverages' {
  /** How each state is served: the first letter of its kind, in the order of the states. */
  export const LETTERS: Readonly<Record<string, string>>
  /** "Louisiana and Ohio": the states in which the document is not sold; none has no entry. */
  export const REFUSED: Readonly<Partial<Record<string, string>>>
}

/** Made by styles/static-chakra.ts for the built site. */
declare module 'virtual:chakra-styles' {
  /** The style props in use, separated by spaces. */
  export const PROPERTIES: string
  /** Properties in use under a second name, with the one that both stand for. */
  export const SPELLINGS: Readonly<Record<string, string>>
  /** The variants of each recipe, with the standard one. */
  export const RECIPES: Readonly<Record<string, Readonly<Record<string, string>>>>
}

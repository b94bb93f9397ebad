/**
 * "98412" as "98,412"; the decimals stay as they are. `toLocaleString` would first load the rules of a language,
 * 13 ms of a document page's start.
 */
export const groupThousands = (digits: string): string => {
  const [whole = '', decimals] = digits.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

/** "98412" -> "98,412". Faster than `toLocaleString`, which loads locale data at page start. */
export const groupThousands = (digits: string): string => {
  const [whole = '', decimals] = digits.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

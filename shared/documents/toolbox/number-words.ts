const SMALL = [
  'Zero One Two Three Four Five Six Seven Eight Nine Ten',
  'Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen',
].flatMap((words) => words.split(' '))
const TENS = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
const SCALES = ['', ' Thousand', ' Million', ' Billion', ' Trillion', ' Quadrillion']

const belowHundred = (n: number): string => {
  if (n < 20) return SMALL[n] ?? ''
  const unit = n % 10
  return `${TENS[Math.floor(n / 10)]}${unit === 0 ? '' : `-${SMALL[unit]}`}`
}

const belowThousand = (n: number): string => {
  const hundreds = n >= 100 ? `${SMALL[Math.floor(n / 100)]} Hundred` : ''
  const rest = n % 100 === 0 ? '' : belowHundred(n % 100)
  return [hundreds, rest].filter((part) => part !== '').join(' ')
}

/** A whole number from 0 to Number.MAX_SAFE_INTEGER as "Seven Thousand Eight Hundred Fifty". */
export const numberInWords = (whole: number): string => {
  if (whole === 0) return 'Zero'
  const groups: string[] = []
  for (let rest = whole, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale++) {
    if (rest % 1000 > 0) groups.unshift(`${belowThousand(rest % 1000)}${SCALES[scale]}`)
  }
  return groups.join(' ')
}

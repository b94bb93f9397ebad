import { filterOutput } from '../../bin/output-filter.ts'

/** The pieces that this process prints, on both streams, while `work` runs; they go nowhere else. */
export const printedDuring = (work: () => void): string[] => {
  const pieces: string[] = []
  const end = filterOutput((text) => {
    pieces.push(text)
    return ''
  })
  work()
  end()
  return pieces
}

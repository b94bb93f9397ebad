import { filterOutput } from '../../bin/local/log-output.ts'

/** The chunks that this process writes to both streams while `work` runs. They are not shown. */
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

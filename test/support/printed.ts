import { filterOutput } from '../../bin/local/log-output.ts'

/** The output of this process on both streams while `work` runs, which is not shown. */
export const captureOutput = (work: () => void): string[] => {
  const pieces: string[] = []
  const end = filterOutput((text) => {
    pieces.push(text)
    return ''
  })
  work()
  end()
  return pieces
}

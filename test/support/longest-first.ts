import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest: one that starts last keeps a core busy while the others have nothing to do. */
const LONG =
  /(customize-access-\d|keyboard-\d|purchase|payment-ways|emulator|corrections)\.test\.ts$/

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId)

/** Vitest's own order, long files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

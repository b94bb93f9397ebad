import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Where tests stand, those first that answer soonest: pure code, tables and files, whole handlers. */
const FOLDERS = ['/test/unit/', '/test/infra/', '/test/aws/', '/test/functions/']

const rankOf = ({ moduleId }: TestSpecification): number =>
  FOLDERS.findIndex((folder) => moduleId.includes(folder))

/** A run ends with the first test that fails: the quick ones go first, whatever the run before has cached. */
export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b) || a.moduleId.localeCompare(b.moduleId))
  }
}

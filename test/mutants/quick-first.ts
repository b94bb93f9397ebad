import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test paths by speed: pure code, tables and files, whole handlers. */
const FOLDERS = ['/test/unit/', '/test/infra/', '/test/aws/', '/test/functions/']

const rankOf = ({ moduleId }: TestSpecification): number =>
  FOLDERS.findIndex((folder) => moduleId.includes(folder))

/** A run ends with the first failing test, so the fastest ones run first. */
export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b) || a.moduleId.localeCompare(b.moduleId))
  }
}

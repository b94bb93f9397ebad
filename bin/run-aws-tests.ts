import { spawnSync } from 'node:child_process'

/** What the suite covers, for whoever is told that it was skipped. */
export const AWS_TESTS =
  'conditional writes and indexes, file links and uploads with their signatures, the queue and its dead letters'

/** Runs test/aws on the AWS of this environment; the exit code of the suite. */
export const runAwsTests = (environment: Record<string, string> = {}): number =>
  spawnSync('vitest', ['run', 'test/aws', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  }).status ?? 1

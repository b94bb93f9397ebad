import { spawnSync } from 'node:child_process'

/** Runs test/aws against the AWS that the environment names; returns the exit code of the suite. */
export const runAwsTests = (environment: Record<string, string> = {}): number =>
  spawnSync('vitest', ['run', 'test/aws', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  }).status ?? 1

import { spawnSync } from 'node:child_process'

/** Runs test/aws against the AWS in the environment; returns the exit code. */
export const runAwsTests = (environment: Record<string, string> = {}): number =>
  spawnSync('vitest', ['run', 'test/aws', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  }).status ?? 1

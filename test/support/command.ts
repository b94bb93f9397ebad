import { spawnSync } from 'node:child_process'
import { ROOT } from './source-files.ts'

/** Runs a command in bin/ like its npm script, and waits until it exits. */
export const runCommand = (file: string, args: string[], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './bin/loaders.mjs', `bin/${file}`, ...args],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...env } },
  )
  return { status, lines: stdout.trim().split('\n'), errors: stderr.trim().split('\n') }
}

import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BUILD_VARIABLES } from '../../shared/site/config.ts'
import { sourceDigest } from './source-digest.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const runBuild = (distDir: string, siteUrl: string): Promise<boolean> => {
  const child = spawn(process.execPath, ['--import', './bin/loaders.mjs', 'bin/build.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WEB_DIST: distDir, SITE_URL: siteUrl },
  })
  return new Promise((settle) => {
    child.once('error', () => settle(false))
    child.once('close', (status) => settle(status === 0))
  })
}

/** Another process may have built the same meanwhile; the first build stays. */
const publish = (draft: string, buildDir: string): void => {
  try {
    renameSync(draft, buildDir)
  } catch (error) {
    if (!existsSync(buildDir)) throw error
    rmSync(draft, { recursive: true })
  }
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Removes builds that weren't used for a week, and leftovers of killed builds. */
const removeOldBuilds = (folder: string, now: Date): void => {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).mtimeMs < now.getTime() - WEEK_MS) rmSync(path, { recursive: true })
  }
}

type Options = {
  siteUrl: string
  /** Contains the builds. */
  folder?: string
  build?: typeof runBuild
  now?: Date
}

/**
 * The folder of a site build of the current sources; undefined if the build fails. Builds run in
 * their own process, to free its memory, and into a new folder, so that a running product loses no
 * files.
 */
export const findOrBuildSite = async ({
  siteUrl,
  folder = join(root, 'node_modules/.cache/site'),
  build = runBuild,
  now = new Date(),
}: Options): Promise<string | undefined> => {
  mkdirSync(folder, { recursive: true })
  const otherInputs = [siteUrl, ...BUILD_VARIABLES.map((name) => process.env[name] ?? '')].join(
    '\n',
  )
  const buildDir = join(folder, sourceDigest(root, otherInputs))
  if (!existsSync(buildDir)) {
    const draft = `${buildDir}.${randomUUID()}`
    if (!(await build(draft, siteUrl))) return undefined
    publish(draft, buildDir)
  }
  utimesSync(buildDir, now, now)
  removeOldBuilds(folder, now)
  return buildDir
}

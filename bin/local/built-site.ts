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

/** Another start may have built the same meanwhile: the first one stays. */
const publish = (draft: string, built: string): void => {
  try {
    renameSync(draft, built)
  } catch (error) {
    if (!existsSync(built)) throw error
    rmSync(draft, { recursive: true })
  }
}

const WEEK = 7 * 24 * 60 * 60 * 1000

/** Removes builds that no start has used for a week, and what killed ones have left. */
const removeOld = (folder: string, now: Date): void => {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).mtimeMs < now.getTime() - WEEK) rmSync(path, { recursive: true })
  }
}

type Options = {
  siteUrl: string
  /** Where builds are kept. */
  folder?: string
  build?: typeof runBuild
  now?: Date
}

/** What the build writes into the pages besides its sources: see web/build/vite.config.ts. */
const OWNER_LINKS = ['STORE_ASSISTANT_URL', 'STORE_SOCIAL_URL']

/**
 * The folder of the site that is built of the present sources; undefined when it cannot be built. It is built in
 * a process of its own, whose memory ends with it, and into a new folder: no running product loses a file.
 */
export const builtSite = async ({
  siteUrl,
  folder = join(root, 'node_modules/.cache/site'),
  build = runBuild,
  now = new Date(),
}: Options): Promise<string | undefined> => {
  mkdirSync(folder, { recursive: true })
  const written = [siteUrl, ...OWNER_LINKS.map((name) => process.env[name] ?? '')].join('\n')
  const built = join(folder, sourceDigest(root, written))
  if (!existsSync(built)) {
    const draft = `${built}.${randomUUID()}`
    if (!(await build(draft, siteUrl))) return undefined
    publish(draft, built)
  }
  utimesSync(built, now, now)
  removeOld(folder, now)
  return built
}

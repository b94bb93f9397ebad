// Makes a fresh clone ready, on any Node from 20 on and before anything is installed:
// the packages of the lock file and, with --browser, a Chromium for the browser tests.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser, hasBrowsers } from './browser-path.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const marker = join(root, 'node_modules', '.installed')
const windows = process.platform === 'win32'

const stop = (line) => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const run = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: windows }).status === 0

const checkNode = () => {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) stop(`Node ${process.versions.node} is too old: install Node 20 or newer.`)
}

const installPackages = () => {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  process.stdout.write('Installing packages (npm ci)...\n')
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    stop('npm ci failed: see the lines above, then start again.')
  }
  writeFileSync(marker, wanted)
}

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** As wide as Arial and Times: what pages are written with until their own letters come. */
const FONTS = '/usr/share/fonts/truetype/liberation'

const missingPackages = () => [
  ...(hasBrowsers() ? [] : ['chromium', 'chromium-headless-shell']),
  ...(existsSync(FONTS) ? [] : ['fonts-liberation']),
]

/** Goes on while npm is at work: both wait for the network most of the time. */
const startBrowserInstall = () => {
  const packages = isDebianRoot() ? missingPackages().join(' ') : ''
  if (!packages) return undefined
  process.stdout.write(`Installing for the browser tests: ${packages}...\n`)
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`
  const child = spawn('sh', ['-c', install], { stdio: 'inherit' })
  return new Promise((resolve) => {
    child.once('error', resolve)
    child.once('close', resolve)
  })
}

/** Leaves it to the browser tests to say that there is no browser. */
const fetchBrowser = async () => {
  if (!(await findBrowser())) run('npx', ['playwright-core', 'install', 'chromium'])
}

const withBrowser = process.argv.includes('--browser')
checkNode()
const browserInstall = withBrowser ? startBrowserInstall() : undefined
installPackages()
await browserInstall
if (withBrowser) await fetchBrowser()

// Prepares a fresh clone, with Node 20 or newer and before anything is installed: the packages that the product
// needs; with --all also those for tests, checks and deployment; with a folder also that folder's packages;
// with --browser a Chromium for the browser tests.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser, hasBrowsers } from './setup/browser-path.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isWindows = process.platform === 'win32'

const exitWithError = (line) => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const run = (command, args, folder = root) =>
  spawnSync(command, args, { cwd: folder, stdio: 'inherit', shell: isWindows }).status === 0

const checkNode = () => {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    exitWithError(`Node ${process.versions.node} is too old: install Node 20 or newer.`)
}

/** Installs a folder's packages. A marker records what was installed: 'all' or 'product'. */
const installPackages = (folder, wanted) => {
  const marker = join(folder, 'node_modules', '.installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(marker) ? readFileSync(marker, 'utf8') : ''
  if ([`all ${lock}`, `${wanted} ${lock}`].includes(installed)) return
  const omit = wanted === 'product' ? ['--omit=dev'] : []
  const started = performance.now()
  process.stdout.write(`Installing packages (npm ci)${folder === root ? '' : ` in ${folder}`}...\n`)
  if (!run('npm', ['ci', ...omit, '--no-audit', '--no-fund', '--loglevel=error'], folder)) {
    exitWithError('npm ci failed; see the errors above.')
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`  ${'Packages'.padEnd(32)}${seconds.padStart(6)} s\n`)
  writeFileSync(marker, `${wanted} ${lock}`)
}

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Liberation is metric-compatible with Arial and Times, the site's fallback fonts. */
const FONT_FOLDER = '/usr/share/fonts/truetype/liberation'

const missingPackages = () => [
  ...(hasBrowsers() ? [] : ['chromium', 'chromium-headless-shell']),
  ...(existsSync(FONT_FOLDER) ? [] : ['fonts-liberation']),
]

/** Runs in parallel with npm, since both mostly wait for the network. */
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

/** Failures are ignored here: the browser tests report a missing browser. */
const fetchBrowser = async () => {
  if (!(await findBrowser())) run('npx', ['playwright-core', 'install', 'chromium'])
}

const options = process.argv.slice(2)
const withBrowser = options.includes('--browser')
const extraFolders = options.filter((option) => !option.startsWith('--'))
checkNode()
const browserInstall = withBrowser ? startBrowserInstall() : undefined
installPackages(root, options.includes('--all') ? 'all' : 'product')
for (const folder of extraFolders) installPackages(join(root, folder), 'all')
await browserInstall
if (withBrowser) await fetchBrowser()

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { COLOR_MODE_SCRIPT } from '../../infra/site/inline-scripts.ts'
import { PROGRAM } from './first-load.ts'
import { pageTexts, previewTexts } from './legal-texts.ts'
import { shortCoveragesModule } from './short-coverages.ts'

/** The script that decides between light and dark, for `npm run dev`; the build writes it into the pages. */
const colorMode = (): Plugin => ({
  name: 'color-mode',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', children: COLOR_MODE_SCRIPT, injectTo: 'head' }],
})

const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * Modules of every page are one file; small modules that some pages share are copied into each page
 * that needs them, and Rolldown runs each once. Left alone, the bundler makes up to 50 files of a
 * page, and a group of what two pages share grows to 80 kB that most pages do not need. The packages
 * in a file of their own, which would outlive an update of ours, cost each page 0.7 kB.
 */
const CODE_SPLITTING = {
  groups: [{ name: 'initial', tags: ['$initial' as const] }],
  experimentalInlineCommonChunks: { maxSize: 8192 },
}

/** The addresses of web/lib/owner-links.ts; an empty one is none. */
const ownerLinks = () =>
  Object.fromEntries(
    ['STORE_ASSISTANT_URL', 'STORE_SOCIAL_URL'].map((name) => [
      `process.env.${name}`,
      JSON.stringify(process.env[name] ?? ''),
    ]),
  )

/** Hashes as short as the number of files allows: their characters are what a page's HTML cannot pack. */
const HASHED_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
}

/** The build prints its own times; Rolldown would warn of plugins that a slow machine takes long for. */
const QUIET = { bundlerTimings: false }

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  plugins: [react(), pageTexts(command), shortCoveragesModule(), colorMode()],
  define: ownerLinks(),
  worker: { format: 'es', plugins: () => previewTexts(command) },
  build: {
    outDir: 'dist',
    manifest: true,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { checks: QUIET, output: { codeSplitting: false } }
      : {
          checks: QUIET,
          input: PROGRAM.map((module) => `${root}${module}`),
          preserveEntrySignatures: false,
          output: { codeSplitting: CODE_SPLITTING, ...HASHED_NAMES },
        },
  },
}))

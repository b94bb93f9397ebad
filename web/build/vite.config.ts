import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { COLOR_MODE_SCRIPT } from '../../infra/site/inline-scripts.ts'
import { pageTexts } from './legal-texts.ts'
import { shortCoveragesModule } from './short-coverages.ts'
import { textFiles } from './text-files.ts'

/** The script that decides between light and dark before the first paint. */
const colorMode = (): Plugin => ({
  name: 'color-mode',
  transformIndexHtml: () => [
    { tag: 'script', children: COLOR_MODE_SCRIPT, injectTo: 'head-prepend' },
  ],
})

const root = fileURLToPath(new URL('../', import.meta.url))

/** The packages that every page needs are one file. */
const CODE_SPLITTING = {
  groups: [{ name: 'packages', tags: ['$initial' as const], test: /node_modules/ }],
}

/** The addresses of web/lib/owner-links.ts; an empty one is none. */
const ownerLinks = () =>
  Object.fromEntries(
    ['STORE_ASSISTANT_URL', 'STORE_SOCIAL_URL'].map((name) => [
      `process.env.${name}`,
      JSON.stringify(process.env[name] ?? ''),
    ]),
  )

/** The build prints its own times; Rolldown would warn of plugins that a slow machine takes long for. */
const QUIET = { bundlerTimings: false }

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [react(), pageTexts(), shortCoveragesModule(), colorMode()],
  define: ownerLinks(),
  worker: { format: 'es', plugins: () => [textFiles()] },
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
          output: { codeSplitting: CODE_SPLITTING },
        },
  },
}))

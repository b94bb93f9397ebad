import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type UserConfig } from 'vite'
import { BUILD_VARIABLES } from '../../shared/site/config.ts'
import { coverageSummaryModule } from './coverage-summary.ts'
import { pageTexts } from './legal-texts.ts'
import { textFiles } from './text-files.ts'

/** The project's root, where React Router looks for its config. */
const root = fileURLToPath(new URL('../../', import.meta.url))

/** The URLs of web/ui/browser/owner-links.ts; empty means none. */
const ownerLinks = () =>
  Object.fromEntries(
    BUILD_VARIABLES.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
  )

/** The layout of every page and everything it imports are one chunk, which compresses better than many small ones. */
const LAYOUT = [{ name: 'layout', test: /\/web\/app\/(root|routes\/shop)\.tsx/ }]

export default defineConfig(
  (): UserConfig => ({
    root,
    publicDir: 'web/public',
    plugins: [reactRouter(), pageTexts(), coverageSummaryModule()],
    define: ownerLinks(),
    // Lets the dev server find all packages at startup: finding one later would reload the page.
    optimizeDeps: { entries: ['web/{app,api,features,ui}/**/*.{ts,tsx}'] },
    worker: { format: 'es', plugins: () => [textFiles()] },
    build: {
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      emptyOutDir: true,
    },
    environments: {
      client: {
        build: { rollupOptions: { output: { codeSplitting: { groups: LAYOUT } } } },
      },
    },
  }),
)

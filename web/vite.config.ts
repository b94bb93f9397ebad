import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { basicLetters } from '../bin/basic-letters.ts'
import { CHUNK_GROUPS } from '../bin/chunk-groups.ts'
import { colorMode } from '../bin/color-mode.ts'
import { textFiles } from '../bin/text-files.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), textFiles(), colorMode(), basicLetters()],
  worker: { format: 'es', plugins: () => [textFiles()] },
  build: {
    outDir: 'dist',
    manifest: true,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: CHUNK_GROUPS } },
    },
  },
})

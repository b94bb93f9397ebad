import type { Plugin } from 'vite'
import { COLOR_MODE_SCRIPT } from '../infra/inline-scripts.ts'

/** Puts the script that decides between light and dark into the head of index.html itself. */
export const colorMode = (): Plugin => ({
  name: 'color-mode',
  transformIndexHtml: () => [{ tag: 'script', children: COLOR_MODE_SCRIPT, injectTo: 'head' }],
})

import type { Plugin } from 'vite'

/**
 * V8 compiles all functions of a script that begins with this line while it arrives, on another thread than the page's.
 * Other engines read a comment. https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_ON_ARRIVAL = '//# allFunctionsCalledOnLoad'

/** Characters. A shorter script has little to compile, and the line is as long in each. */
const SHORT = 4000

/** Puts the line at the head of the scripts of the pages, whatever other plugins put there. */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.code.length < SHORT) continue
        file.code = `${COMPILE_ON_ARRIVAL}\n${file.code}`
      }
    },
  },
})

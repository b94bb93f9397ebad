/*
 * A setup file that resets the previous run's mutant before our modules are evaluated. Mutants of code that runs while
 * a module loads are kept: Stryker's own setup has already set them.
 */
import { inject } from 'vitest'

const stryker = globalThis[inject('globalNamespace')]
if (stryker && inject('mode') === 'mutant' && inject('mutantActivation') !== 'static') {
  stryker.activeMutant = undefined
}

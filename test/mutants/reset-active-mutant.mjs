/*
 * A setup file: our modules are evaluated without the mutant of the run before. Stryker's own setup, which comes first,
 * has set this run's mutant if it is one of code that runs while a module loads.
 */
import { inject } from 'vitest'

const stryker = globalThis[inject('globalNamespace')]
if (stryker && inject('mode') === 'mutant' && inject('mutantActivation') !== 'static') {
  stryker.activeMutant = undefined
}

/**
 * Makes something when a test first asks for it. What runs before the tests of a file counts for Stryker as run by
 * all of them, and each mutant in it would meet the whole file.
 */
export const once = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make()
    return made
  }
}

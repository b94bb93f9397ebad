/**
 * Creates a value when a test first needs it. Stryker counts code that runs before a file's tests as covered by all of
 * them, so each of its mutants would run the whole file.
 */
export const lazy = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Prints a step of a start or build with its duration in seconds. */
export const printStage = (name: string, seconds: number): void => {
  process.stdout.write(`  ${name.padEnd(32)}${seconds.toFixed(1).padStart(6)} s\n`)
}

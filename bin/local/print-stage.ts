/** Prints a stage of a start or a build with the seconds it took. */
export const printStage = (name: string, seconds: number): void => {
  process.stdout.write(`  ${name.padEnd(32)}${seconds.toFixed(1).padStart(6)} s\n`)
}

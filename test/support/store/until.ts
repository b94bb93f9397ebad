/**
 * Polls until the result satisfies the condition, for at most `seconds`. @throws Error with the last result otherwise
 */
export const until = async <T>(
  ask: () => Promise<T>,
  satisfies: (answer: T) => boolean,
  { seconds = 60, everyMs = 50 } = {},
): Promise<T> => {
  const end = performance.now() + seconds * 1000
  let answer = await ask()
  while (!satisfies(answer)) {
    if (performance.now() > end) throw new Error(`Never satisfied: ${JSON.stringify(answer)}`)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
    answer = await ask()
  }
  return answer
}

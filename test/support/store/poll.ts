/**
 * Polls until the result satisfies the condition, for at most `seconds`. @throws Error with the last result otherwise
 */
export const poll = async <T>(
  read: () => Promise<T>,
  satisfies: (result: T) => boolean,
  { seconds = 60, everyMs = 50 } = {},
): Promise<T> => {
  const end = performance.now() + seconds * 1000
  let answer = await read()
  while (!satisfies(answer)) {
    if (performance.now() > end)
      throw new Error(`The condition was never met: ${JSON.stringify(answer)}`)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
    answer = await read()
  }
  return answer
}

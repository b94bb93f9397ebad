/** Which of `ids` a key leads to from `current`, going round at the ends; undefined for other keys. */
export const neighbour = (
  ids: readonly string[],
  current: string,
  key: string,
): string | undefined => {
  const steps: Record<string, number | undefined> = { ArrowRight: 1, ArrowLeft: -1 }
  if (key === 'Home') return ids[0]
  if (key === 'End') return ids.at(-1)
  const step = steps[key]
  if (step === undefined) return undefined
  return ids[(ids.indexOf(current) + step + ids.length) % ids.length]
}

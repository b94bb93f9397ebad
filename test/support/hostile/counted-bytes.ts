/**
 * A buffer that counts how many of its bytes are read: one for each byte looked at by its index, and the
 * length of what is taken as text, as a part or searched.
 */
export const countedBytes = (bytes: Buffer): { bytes: Buffer; reads: () => number } => {
  let reads = 0
  const call = (method: (...given: unknown[]) => unknown, name: string, given: unknown[]) => {
    const result = method.apply(bytes, given)
    if (typeof result === 'string' || result instanceof Buffer) reads += result.length
    if (name === 'includes') reads += bytes.length
    return result
  }
  const counted = new Proxy(bytes, {
    get: (target, name) => {
      if (typeof name === 'string' && /^-?\d+$/.test(name)) {
        reads++
        return Reflect.get(target, name)
      }
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => call(value as () => unknown, String(name), given)
    },
  })
  return { bytes: counted, reads: () => reads }
}

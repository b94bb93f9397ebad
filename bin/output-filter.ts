type Done = (error?: Error | null) => void
type Transform = (text: string) => string

/** Filters that begin and end in any order leave one another alone: an ended one passes everything. */
const filter = (stream: NodeJS.WriteStream, transform: Transform) => {
  const original = stream.write
  const write = original.bind(stream)
  let active = true
  const filtered = (
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | Done,
    done?: Done,
  ): boolean => {
    const output = active && typeof chunk === 'string' ? transform(chunk) : chunk
    return typeof encoding === 'function' ? write(output, encoding) : write(output, encoding, done)
  }
  stream.write = filtered
  return () => {
    active = false
    if (stream.write === filtered) stream.write = original
  }
}

/**
 * Passes what this process prints, on both streams, through `transform`; an empty answer prints nothing.
 * The returned function ends it.
 */
export const filterOutput = (transform: Transform): (() => void) => {
  const undo = [process.stdout, process.stderr].map((stream) => filter(stream, transform))
  return () => {
    for (const each of undo) each()
  }
}

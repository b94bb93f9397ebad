/** Tables of a TrueType file by name (OpenType specification, "Organization of an OpenType Font"). */
export type Tables = Map<string, DataView>

const RECORD = 16
const HEADER = 12

const viewOf = (bytes: Uint8Array, offset = 0, length = bytes.byteLength - offset) =>
  new DataView(bytes.buffer, bytes.byteOffset + offset, length)

/** Reads the table directory; the views share the memory of `font`. */
export const readTables = (font: Uint8Array): Tables => {
  const view = viewOf(font)
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const at = HEADER + index * RECORD
      const tag = String.fromCharCode(...font.subarray(at, at + 4))
      return [tag, viewOf(font, view.getUint32(at + 8), view.getUint32(at + 12))]
    }),
  )
}

const padded = (length: number) => (length + 3) & ~3

const checksum = (view: DataView, offset: number, length: number): number => {
  let sum = 0
  for (let at = offset; at < offset + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

const writeHeader = (view: DataView, count: number) => {
  const power = 2 ** Math.floor(Math.log2(count))
  view.setUint32(0, 0x00010000)
  view.setUint16(4, count)
  view.setUint16(6, power * RECORD)
  view.setUint16(8, Math.log2(power))
  view.setUint16(10, (count - power) * RECORD)
}

/** Writes tables as a TrueType file. */
export const writeTables = (tables: ReadonlyMap<string, Uint8Array>): Uint8Array => {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const start = HEADER + sorted.length * RECORD
  const size = sorted.reduce((sum, [, table]) => sum + padded(table.length), start)
  const font = new Uint8Array(size)
  const view = viewOf(font)
  writeHeader(view, sorted.length)
  let offset = start
  sorted.forEach(([tag, table], index) => {
    const at = HEADER + index * RECORD
    font.set(table, offset)
    for (let letter = 0; letter < 4; letter++) font[at + letter] = tag.charCodeAt(letter)
    view.setUint32(at + 4, checksum(view, offset, padded(table.length)))
    view.setUint32(at + 8, offset)
    view.setUint32(at + 12, table.length)
    offset += padded(table.length)
  })
  return font
}

/** Signatures and lengths of a zip file's records (APPNOTE.TXT 4.3). */
const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const ENTRY_LENGTH = 46

/** MS-DOS time and date of a moment in UTC, two seconds exact (APPNOTE.TXT 4.4.6). */
function dosTime(date: Date): number {
  const day = ((date.getUTCFullYear() - 1980) << 25) | ((date.getUTCMonth() + 1) << 21)
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5)
  return (day | (date.getUTCDate() << 16) | time | (date.getUTCSeconds() >> 1)) >>> 0
}

function directoryOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return view.getUint32(at + 16, true)
  }
  throw new Error('Not a zip file')
}

/** The zip file with `date` as the time of each file in it, so that equal content is equal bytes. */
export function withZipDate(zip: Uint8Array, date: Date): Uint8Array {
  const dated = zip.slice()
  const view = new DataView(dated.buffer)
  const stamp = dosTime(date)
  let at = directoryOf(view)
  while (view.getUint32(at, true) === DIRECTORY_ENTRY) {
    view.setUint32(at + 12, stamp, true)
    view.setUint32(view.getUint32(at + 42, true) + 10, stamp, true)
    const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true))
    at += lengths.reduce((sum, length) => sum + length, ENTRY_LENGTH)
  }
  return dated
}

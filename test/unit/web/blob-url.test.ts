import { afterEach, expect, it, vi } from 'vitest'
import { blobUrlOf } from '../../../web/ui/browser/save-file.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  [
    'throws',
    () => {
      throw new TypeError('refused')
    },
  ],
  ['returns an empty one', () => ''],
])('a browser that %s has no blob URL', (_, create) => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(create)
  expect(blobUrlOf(new Blob())).toBeUndefined()
})

it('a browser without the function has none, others have one', () => {
  const { createObjectURL } = URL
  expect(blobUrlOf(new Blob())).toMatch(/^blob:/)
  Reflect.set(URL, 'createObjectURL', undefined)
  expect(blobUrlOf(new Blob())).toBeUndefined()
  Reflect.set(URL, 'createObjectURL', createObjectURL)
})

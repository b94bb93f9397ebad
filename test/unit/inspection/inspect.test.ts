import { describe, expect, it } from 'vitest'
import { inspectTemplate } from '../../../lambdas/admin/uploads/inspection/inspect.ts'

describe('a file', () => {
  it('is not reported as rejected when our own code fails', async () => {
    const unreadable = Object.defineProperty(Buffer.alloc(9), 'toString', {
      value: () => {
        throw new TypeError('unreadable')
      },
    })
    await expect(inspectTemplate('pdf', unreadable)).rejects.toThrow(TypeError)
  })
})

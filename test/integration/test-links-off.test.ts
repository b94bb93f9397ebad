import { afterAll, beforeAll, expect, it } from 'vitest'
import { MESSAGES } from '../../shared/messages.ts'
import { testTokenFor } from '../../shared/test-token.ts'
import { type Store, startStore } from '../support/store/store.ts'

let store: Store
beforeAll(async () => {
  store = await startStore({ testTokens: 'off' })
})
afterAll(() => store.stop())

it('in production a test link is unknown, like any other token nobody was given', async () => {
  for (const path of ['', '/pdf', '/docx', '/instructions']) {
    const { status, body } = await store.get<{ error: string }>(
      `/api/downloads/${testTokenFor('bill-of-sale')}${path}`,
    )
    expect(status).toBe(404)
    expect(body.error).toBe(MESSAGES.download.notFound)
  }
})

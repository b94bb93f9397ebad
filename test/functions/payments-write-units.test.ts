import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { functions, setUpFunctions } from '../support/functions/functions.ts'
import { deliver, open, stripe } from '../support/functions/payments.ts'
import { writeUnitsOf } from '../support/store/write-units.ts'

setUpFunctions()

it('a sale and an unpaid checkout use the write units in the runbook', async ({ annotate }) => {
  const sale = await writeUnitsOf(() => functions.buy())
  const unpaid = await writeUnitsOf(async () => {
    const { sessionId } = await open()
    await stripe().checkout.sessions.expire(sessionId)
    await deliver('checkout.session.expired', { id: sessionId })
  })
  await annotate(`${sale} write units for a sale, ${unpaid} for an unpaid checkout`)
  const runbook = readFileSync(new URL('../../infra/RUNBOOK.md', import.meta.url), 'utf8')
  expect(runbook).toContain(`**${sale} for a whole sale, ${unpaid} for an unpaid checkout**`)
})

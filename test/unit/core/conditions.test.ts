import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { describe, expect, it } from 'vitest'
import { isConditionMet, resultIfConditionMet } from '../../../lambdas/core/platform/conditions.ts'

/** A write whose condition did not hold, as the SDK tells it after so many attempts. */
const refused = (attempts?: number) =>
  Promise.reject(new ConditionalCheckFailedException({ message: 'no', $metadata: { attempts } }))

describe('a write whose condition does not hold', () => {
  it.each([undefined, 1])(
    'was not made when it was sent once (%s attempts), and no row is read for it',
    async (attempts) => {
      let asked = 0
      const isOurs = async () => {
        asked += 1
        return true
      }
      expect([await isConditionMet(refused(attempts), isOurs), asked]).toEqual([false, 0])
    },
  )

  it('was made when it was sent again, and the row is as the first attempt has left it', async () => {
    expect(await isConditionMet(refused(2), async () => true)).toBe(true)
    expect(await isConditionMet(refused(2), async () => false)).toBe(false)
    expect(await isConditionMet(refused(2))).toBe(false)
  })

  it('has the answer of an earlier attempt or none', async () => {
    const ofRow = () => 'of the row'
    expect(await resultIfConditionMet(refused(), ofRow)).toBeUndefined()
    expect(await resultIfConditionMet(refused(2), ofRow)).toBe('of the row')
    expect(await resultIfConditionMet(Promise.resolve('answer'), ofRow)).toBe('answer')
  })
})

it('an outage of the database is no condition that does not hold', async () => {
  const outage = new Error('The table is down')
  await expect(isConditionMet(Promise.reject(outage))).rejects.toBe(outage)
  await expect(resultIfConditionMet(Promise.reject(outage), () => 'row')).rejects.toBe(outage)
})

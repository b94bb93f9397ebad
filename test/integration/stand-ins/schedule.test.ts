import { expect, test } from 'vitest'
import { startSchedule } from '../../../infra/local/schedule.ts'

test('runs never overlap, an error is one line, and stop waits for the run under way', async () => {
  const reported: string[] = []
  let running = 0
  let runs = 0
  const schedule = startSchedule({
    name: 'sweep',
    milliseconds: 5,
    report: (line) => reported.push(line),
    run: async () => {
      runs += 1
      running += 1
      expect(running).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 20))
      running -= 1
      if (runs === 2) throw new Error('no database')
    },
  })
  await expect.poll(() => runs).toBeGreaterThanOrEqual(4)
  await schedule.stop()
  const ended = runs
  expect(running).toBe(0)
  expect(reported).toEqual(['sweep: Error: no database'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(runs).toBe(ended)
})

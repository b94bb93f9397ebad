import { describe, expect, it } from 'vitest'
import { axeProblems } from '../support/browser/axe.ts'
import { page, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { whenRunning } from '../support/browser/visit.ts'

setUpVisitor()

const open = async (path: string) => {
  await page.goto(store.site + path)
  await whenRunning(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

describe('notices', () => {
  const region = () => page.getByRole('region', { name: 'Notices, Alt+T' })
  const items = () => region().locator('[data-part=root]')
  const show = (type: string) => page.getByRole('button', { name: type, exact: true }).click()
  /** The sizes of the notices from the lowest up; `gap` is the distance to the one below. */
  const edges = () =>
    items().evaluateAll((all) =>
      all.map((item, index) => {
        const { width, right, bottom } = item.getBoundingClientRect()
        const below = all[index - 1]?.getBoundingClientRect()
        return {
          width,
          right: Math.round(right),
          gap: Math.round(below ? below.top - bottom : bottom),
        }
      }),
    )
  const openComponents = async () => {
    await open('/style-guide')
    await page.getByRole('tab', { name: 'Components' }).click()
    // React shows what came late with a timer, which a paused clock would hold.
    await page.getByRole('button', { name: 'success', exact: true }).waitFor()
  }

  it('appear three at once in the lower right corner, 356 px wide and 14 px apart', async () => {
    await page.clock.install()
    await openComponents()
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const type of ['success', 'info', 'warning', 'error']) await show(type)
    await page.clock.runFor(500)
    await expect.poll(() => items().count()).toBe(3)
    expect(await region().getByText('A error notice').count()).toBe(0)
    await expect.poll(edges).toEqual([
      { width: 356, right: 1280 - 16, gap: 900 - 16 },
      { width: 356, right: 1280 - 16, gap: 14 },
      { width: 356, right: 1280 - 16, gap: 14 },
    ])
    await items().first().getByRole('button', { name: 'Dismiss' }).click()
    await page.clock.runFor(500)
    const alert = region().getByRole('alert').filter({ hasText: 'A error notice' })
    await alert.waitFor()
    await alert.locator('svg').first().waitFor()
    await expect.poll(() => items().count()).toBe(3)
  })

  it('leave after four seconds, and wait while the pointer is on them', async () => {
    await page.clock.install()
    await openComponents()
    await page.clock.pauseAt(Date.now() + 60_000)
    await show('success')
    await items().first().waitFor()
    await page.clock.runFor(3500)
    await expect.poll(() => items().count()).toBe(1)
    await items().first().hover()
    await page.clock.runFor(5000)
    await expect.poll(() => items().count()).toBe(1)
    await page.mouse.move(10, 10)
    await page.clock.runFor(5000)
    await items().first().waitFor({ state: 'detached' })
  })

  it('take the focus with Alt+T and go with a swipe of 20 px', async () => {
    await openComponents()
    await show('loading')
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('Alt+KeyT')
    await expect
      .poll(() => region().evaluate((element) => element === document.activeElement))
      .toBe(true)
    const box = await items().first().boundingBox()
    if (!box) throw new Error('The notice is not on the screen')
    const swipe = async (distance: number) => {
      await page.mouse.move(box.x + 40, box.y + 20)
      await page.mouse.down()
      await page.mouse.move(box.x + 40 + distance, box.y + 20, { steps: 4 })
      await page.mouse.up()
    }
    await swipe(19)
    await expect.poll(() => items().count()).toBe(1)
    await swipe(21)
    await items().first().waitFor({ state: 'detached' })
  })
})

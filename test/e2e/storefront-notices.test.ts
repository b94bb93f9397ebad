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
    expect(await items().count()).toBe(3)
    expect(await region().getByText('A error notice').count()).toBe(0)
    const boxes = await Promise.all((await items().all()).map((item) => item.boundingBox()))
    const [third, second, first] = boxes
    if (!first || !second || !third) throw new Error('A notice is not on the screen')
    expect([first.width, second.width, third.width]).toEqual([356, 356, 356])
    expect(second.y - (first.y + first.height)).toBeCloseTo(14, 0)
    expect(third.y + third.height).toBeCloseTo(900 - 16, 0)
    expect(third.x + third.width).toBeCloseTo(1280 - 16, 0)
    await items().first().getByRole('button', { name: 'Dismiss' }).click()
    await page.clock.runFor(500)
    const alert = region().getByRole('alert').filter({ hasText: 'A error notice' })
    await alert.waitFor()
    await alert.locator('svg').first().waitFor()
    expect(await items().count()).toBe(3)
  })

  it('leave after four seconds, and wait while the pointer is on them', async () => {
    await page.clock.install()
    await openComponents()
    await page.clock.pauseAt(Date.now() + 60_000)
    await show('success')
    await items().first().waitFor()
    await page.clock.runFor(3500)
    expect(await items().count()).toBe(1)
    await items().first().hover()
    await page.clock.runFor(5000)
    expect(await items().count()).toBe(1)
    await page.mouse.move(10, 10)
    await page.clock.runFor(5000)
    await items().first().waitFor({ state: 'detached' })
  })

  it('take the focus with Alt+T and go with a swipe of 20 px', async () => {
    await openComponents()
    await show('loading')
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('Alt+KeyT')
    expect(await region().evaluate((element) => element === document.activeElement)).toBe(true)
    const box = await items().first().boundingBox()
    if (!box) throw new Error('The notice is not on the screen')
    const swipe = async (distance: number) => {
      await page.mouse.move(box.x + 40, box.y + 20)
      await page.mouse.down()
      await page.mouse.move(box.x + 40 + distance, box.y + 20, { steps: 4 })
      await page.mouse.up()
    }
    await swipe(19)
    expect(await items().count()).toBe(1)
    await swipe(21)
    await items().first().waitFor({ state: 'detached' })
  })
})

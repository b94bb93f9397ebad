import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { GUIDE } from '../../shared/content/guide.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { axeProblems } from '../support/browser/axe.ts'
import { SCRIPTLESS_PATH } from '../support/browser/browser.ts'
import { page, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'

setUpVisitor()

const openHome = async () => {
  await visit('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const START = new Date('2026-11-21T09:00:00Z')

/** The home page 14 seconds after it was opened, with a controlled clock. */
const openHomeInSlowMotion = async () => {
  await page.clock.install({ time: START })
  await openHome()
  await page.clock.pauseAt(new Date(START.getTime() + 14_000))
}

/** A visitor who has seen the guide, which would otherwise cover the countdown. */
const haveSeenGuide = async () => {
  await page.goto(store.site + SCRIPTLESS_PATH)
  await page.evaluate(() => localStorage.setItem('hasSeenEmailModal', 'true'))
}

describe('the offer', () => {
  /** The timer's value in seconds. */
  const secondsLeft = async () => {
    const [hours = 0, minutes = 0, seconds = 0] =
      (await page.getByRole('timer').innerText()).match(/\d\d/g)?.map(Number) ?? []
    return hours * 3600 + minutes * 60 + seconds
  }

  it('counts down every second, can be paused and stops at zero', async () => {
    await haveSeenGuide()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openHomeInSlowMotion()
    const before = await secondsLeft()
    await page.clock.runFor(3000)
    await expect.poll(secondsLeft).toBe(before - 3)
    await page.getByRole('button', { name: 'Pause the countdown' }).click()
    await page.clock.runFor(5000)
    await expect.poll(secondsLeft).toBe(before - 3)
    await page.getByRole('button', { name: 'Resume the countdown' }).click()
    await page.getByRole('button', { name: 'Pause the countdown' }).waitFor()
    await page.clock.runFor(60_000)
    await expect.poll(secondsLeft).toBe(before - 63)
    await page.clock.fastForward('08:00:00')
    await expect.poll(secondsLeft).toBe(0)
    await page.clock.runFor(3000)
    await expect.poll(secondsLeft).toBe(0)
  })
})

describe('the email dialog', () => {
  const dialog = () => page.getByRole('dialog', { name: GUIDE.title })
  const mailsTo = async (address: string) =>
    (await store.servers.mail.messages()).filter(({ to }) => to.includes(address))
  const openDialog = async () => {
    await page.clock.install()
    await openHome()
    await page.clock.fastForward(15_000)
    await dialog().waitFor()
  }

  it('opens after 15 seconds, once per browser', async () => {
    await openHomeInSlowMotion()
    expect(await dialog().count()).toBe(0)
    await page.clock.runFor(3000)
    await page.clock.resume()
    await dialog().waitFor()
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.clock.fastForward(60_000)
    await expect.poll(() => dialog().count()).toBe(0)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('hasSeenEmailModal')))
      .toBe('true')
  })

  it('does not open after the visitor has left the page', async () => {
    await openHomeInSlowMotion()
    await page.getByRole('link', { name: 'Pricing' }).first().click()
    await page.getByRole('heading', { name: 'One Simple Price' }).waitFor()
    await page.clock.runFor(60_000)
    await expect.poll(() => dialog().count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('hasSeenEmailModal'))).toBeNull()
  })

  it('sends the guide, shows a confirmation for 3 seconds and closes', async () => {
    const address = `visitor-${randomUUID()}@example.com`
    await openDialog()
    await dialog().getByRole('button', { name: 'Send me the guide' }).click()
    expect(await mailsTo(address)).toEqual([])
    await dialog().getByLabel('Email address').fill(address)
    const released = Promise.withResolvers<void>()
    await page.route('**/api/signups', async (route) => {
      await released.promise
      await route.continue()
    })
    await dialog().getByRole('button', { name: 'Send me the guide' }).click()
    await dialog().getByRole('button', { name: MESSAGES.email.sending }).waitFor()
    released.resolve()
    await page.getByText(MESSAGES.email.success.text).waitFor()
    await page.getByText(MESSAGES.email.success.title, { exact: true }).waitFor()
    await expect.poll(() => page.getByText(MESSAGES.email.success.text).count()).toBe(1)
    await page.clock.fastForward(1500)
    await expect.poll(() => dialog().isVisible()).toBe(true)
    await page.clock.fastForward(1500)
    await dialog().waitFor({ state: 'hidden' })
    expect(await mailsTo(address)).toHaveLength(1)
  })
})

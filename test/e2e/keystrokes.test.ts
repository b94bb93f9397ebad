import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '../support/browser/browser.ts'
import { browser, setUpStore, store } from '../support/browser/fixtures.ts'
import { saveAnswers } from '../support/browser/saved-answers.ts'
import { isDeep } from '../support/deep.ts'
import { loadTemplateById } from '../support/templates.ts'

setUpStore()

const CPU_SLOWDOWN = 4
/** Uneven intervals, so that some keys arrive while the preview is rendering. */
const PAUSES_MS = [60, 90, 130, 170, 210, 260]
const TEXT = 'Wilhelmina Achterberg'

/** Records, in the page, the time from each key to the painted frame that shows it. */
const watchKeys = () => {
  const channel = new MessageChannel()
  const waiting: number[] = []
  channel.port1.onmessage = () => {
    const end = performance.now()
    for (const start of waiting.splice(0)) performance.measure('key', { start, end })
  }
  const onKey = ({ timeStamp }: KeyboardEvent) =>
    requestAnimationFrame(() => {
      waiting.push(timeStamp)
      channel.port2.postMessage(undefined)
    })
  addEventListener('keydown', onKey, { capture: true })
}

const keyTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => performance.getEntriesByName('key').map(({ duration }) => duration))

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

const typeSlowedDown = async (page: Page, text: string) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  for (const [index, letter] of [...text].entries()) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.waitForTimeout(PAUSES_MS[index % PAUSES_MS.length] ?? 0)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

type Latencies = { p50: number; p95: number; longest: number }

/** Types into the input with a slowed CPU and returns the milliseconds per key. */
const measure = async (page: Page, input: Locator): Promise<Latencies> => {
  await input.fill('')
  await page.evaluate(() => performance.clearMeasures('key'))
  await input.focus()
  await typeSlowedDown(page, TEXT)
  await expect.poll(() => input.inputValue()).toBe(TEXT)
  const times = (await keyTimes(page)).sort((a, b) => a - b)
  expect(times.length).toBeGreaterThanOrEqual(TEXT.length)
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    longest: percentile(times, 1),
  }
}

/** The baseline: a page with nothing but an input. */
const measureEmptyPage = async (): Promise<Latencies> => {
  const { page, close } = await openPage(browser)
  await page.setContent('<label>Name <input></label>')
  await page.evaluate(watchKeys)
  const latencies = await measure(page, page.locator('input'))
  await close()
  return latencies
}

const printLatency = (name: string, { p50, p95, longest }: Latencies) =>
  process.stdout.write(
    `${name}: key to screen at ${CPU_SLOWDOWN}x slowdown p50 ${p50} ms, p95 ${p95} ms, longest ${longest} ms\n`,
  )

/** The largest forms with the question that is typed into. */
const FORMS = [
  ['llc-operating-agreement', 'member1Name'],
  ['prenuptial-agreement', 'party1Name'],
] as const

// Measured by `npm run test:deep`; the numbers mean nothing on a busy machine.
describe.runIf(isDeep)('typing while the preview updates', () => {
  it.each(FORMS)('loses no key and prints the latency: %s', async (id, key) => {
    const template = await loadTemplateById(id)
    const { page, close } = await openPage(browser, { width: 1440, height: 900 })
    await saveAnswers(page, store.site, template)
    const step = template.steps.find(({ fields }) => fields.some((field) => field.key === key))
    await page.goto(`${store.site}/customize/${id}?step=${step?.id}`)
    const sheet = page.getByRole('region', { name: 'Preview of the document' })
    await sheet.getByText(String(template.sampleAnswers[key])).first().waitFor()
    await page.evaluate(watchKeys)
    printLatency('an empty page', await measureEmptyPage())
    printLatency(id, await measure(page, page.locator(`[name="${key}"]`)))
    await sheet.getByText(TEXT).first().waitFor()
    await close()
  })
})

/*
 * `npm run bench:form [runs]`: for a first visit to a form, the time until a typed letter is visible and until the app
 * has hydrated, on a desktop and on Lighthouse's phone. The networks are desktopDense4G and mobileSlow4G of
 * lighthouse/core/config/constants.js, as its DevTools throttling applies them.
 */
import { cpus, loadavg } from 'node:os'
import type { Browser, Page } from 'playwright-core'
import { median } from './measure.ts'
import { withMeasuredSite } from './measured-site.ts'

const [RUNS = 5] = process.argv.slice(2).map(Number)
/** The largest form, and one that begins with a name. */
const FORMS = ['llc-operating-agreement', 'bill-of-sale']
const LETTER = 'W'

type Profile = {
  viewport: { width: number; height: number }
  slowdown: number
  /** Latency in milliseconds and throughput in kilobits per second. */
  network: { latency: number; down: number; up: number }
}

const PROFILES: Record<string, Profile> = {
  desktop: {
    viewport: { width: 1350, height: 940 },
    slowdown: 1,
    network: { latency: 150, down: 9216, up: 9216 },
  },
  phone: {
    viewport: { width: 412, height: 823 },
    slowdown: 4,
    network: { latency: 562.5, down: 1474.56, up: 675 },
  },
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const bytesPerSecond = (kilobits: number) => (kilobits * 1024) / 8

const throttle = async (page: Page, { slowdown, network }: Profile) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: bytesPerSecond(network.down),
    uploadThroughput: bytesPerSecond(network.up),
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** In the page: records when the frame after the first letter was painted, in milliseconds since navigation. */
const watchLetter = () => {
  const channel = new MessageChannel()
  channel.port1.onmessage = () => performance.mark('letter')
  const onInput = () => requestAnimationFrame(() => channel.port2.postMessage(undefined))
  addEventListener('input', onInput, { capture: true, once: true })
}

const markedAt = (page: Page, name: string): Promise<number> =>
  page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, name)

/** Opens the form with an empty cache and types as soon as an input accepts it. */
const visit = async (browser: Browser, url: string, profile: Profile) => {
  const context = await browser.newContext({ viewport: profile.viewport })
  const page = await context.newPage()
  await throttle(page, profile)
  await page.addInitScript(watchLetter)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('main')?.inert === false)
  const input = page.locator('main input[type="text"], main input:not([type])').first()
  await input.focus()
  await page.keyboard.press(LETTER)
  await page.waitForFunction(() => performance.getEntriesByName('letter').length > 0)
  const letter = await markedAt(page, 'letter')
  await page.waitForFunction(() => 'running' in document.documentElement.dataset)
  const running = await page.evaluate(() => performance.now())
  const kept = await input.inputValue()
  if (kept !== LETTER) throw new Error(`The form has lost "${LETTER}": "${kept}"`)
  await context.close()
  return { letter, running }
}

const seconds = (values: number[]) => `${(median(values) / 1000).toFixed(2)} s`

await withMeasuredSite(async ({ siteUrl, browser }) => {
  print(
    `Median of ${RUNS} first visits, load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`,
  )
  for (const [name, profile] of Object.entries(PROFILES)) {
    for (const id of FORMS) {
      const visits: Awaited<ReturnType<typeof visit>>[] = []
      for (let run = 0; run < RUNS; run += 1) {
        visits.push(await visit(browser, `${siteUrl}/customize/${id}`, profile))
      }
      const letter = seconds(visits.map((each) => each.letter))
      const running = seconds(visits.map((each) => each.running))
      print(`${name}, ${id}: first letter on the screen ${letter}, hydrated after ${running}`)
    }
  }
})
process.exit()

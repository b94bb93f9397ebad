import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { whenRunning } from './visit.ts'

/** What axe finds wrong with the page as it is now, one line each. */
export const axeProblems = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`),
  )

/** The same in light and in dark. */
export const axeProblemsInBothModes = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  await whenRunning(page)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html.${colorScheme}`).waitFor({ state: 'attached' })
    found.push(...(await axeProblems(page)).map((problem) => `${colorScheme} ${problem}`))
  }
  return found
}

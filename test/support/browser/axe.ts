import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { whenHydrated } from './visit.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Axe stays loaded until the page navigates; loading it again takes as long as a small check. */
const injectAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource)
}

type Scope = { rules?: string[]; without?: string }

/**
 * The violations that axe finds in the current page, one per line: by all of its rules or some of them, optionally
 * without a part of the page.
 */
export const axeProblems = async (
  page: Page,
  { rules, without }: Scope = {},
): Promise<string[]> => {
  await injectAxe(page)
  const options: axe.RunOptions = {
    // Passing rules would report every element of the page.
    resultTypes: ['violations'],
    // The only frames show PDFs and pages of other sites, which axe can't read.
    iframes: false,
    ...(rules && { runOnly: rules }),
  }
  return page.evaluate(
    async ({ exclude, how }) => {
      if (!window.axe) throw new Error('The page navigated while axe was running')
      const { violations } = await window.axe.run({ include: ['html'], exclude }, how)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    { exclude: without ? [without] : [], how: options },
  )
}

/** Rules about colors, the only difference between light and dark mode. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * The violations that axe finds in light mode, and those of color in dark mode; optionally without a part of the page.
 */
export const axeProblemsInBothModes = async (page: Page, without?: string): Promise<string[]> => {
  const found: string[] = []
  await whenHydrated(page)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html.${colorScheme}`).waitFor({ state: 'attached' })
    const problems = await axeProblems(page, {
      without,
      ...(colorScheme === 'dark' && { rules: COLOR_RULES }),
    })
    found.push(...problems.map((problem) => `${colorScheme} ${problem}`))
  }
  return found
}

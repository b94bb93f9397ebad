import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { whenRunning } from './visit.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Axe stays in a page until the page is left; reading it again takes as long as a small check. */
const bringAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource)
}

type Scope = { rules?: string[]; without?: string }

/**
 * The violations that axe finds in the page as it is now, one line each: by all its rules or by some, and
 * without a part of the page.
 */
export const axeProblems = async (
  page: Page,
  { rules, without }: Scope = {},
): Promise<string[]> => {
  await bringAxe(page)
  const options: axe.RunOptions = {
    // Rules that pass would each report every element of the page.
    resultTypes: ['violations'],
    // The only frames show PDFs and pages of other sites, which axe cannot read.
    iframes: false,
    ...(rules && { runOnly: rules }),
  }
  return page.evaluate(
    async ({ exclude, how }) => {
      if (!window.axe) throw new Error('The page was left while axe read it')
      const { violations } = await window.axe.run({ include: ['html'], exclude }, how)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    { exclude: without ? [without] : [], how: options },
  )
}

/** The rules that read colors: light and dark differ in nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * The violations that axe finds in the light mode, and those of color in the dark one; without a part of
 * the page.
 */
export const axeProblemsInBothModes = async (page: Page, without?: string): Promise<string[]> => {
  const found: string[] = []
  await whenRunning(page)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html.${colorScheme}`).waitFor({ state: 'attached' })
    const problems = await axeProblems(page, {
      without,
      ...(colorScheme === 'dark' && { rules: COLOUR_RULES }),
    })
    found.push(...problems.map((problem) => `${colorScheme} ${problem}`))
  }
  return found
}

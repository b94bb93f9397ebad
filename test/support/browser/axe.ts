import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { whenRunning } from './visit.ts'

/** The minified script of axe, because each check injects it anew. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

type Scope = { rules?: string[]; without?: string }

/**
 * The violations that axe finds in the page as it is now, one line each: by all its rules or by some, and
 * without a part of the page.
 */
export const axeProblems = async (
  page: Page,
  { rules, without }: Scope = {},
): Promise<string[]> => {
  // The legacy mode only leaves out frames of other sites, and no page has any that axe could read.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode()
  // Rules that pass would each report every element of the page.
  axe.options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  if (without) axe.exclude(without)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** The rules that read colours: light and dark differ in nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * The violations that axe finds in the light mode, and those of colour in the dark one; without a part of
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

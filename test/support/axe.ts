import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { whenRunning } from './visit.ts'

/** Every look reads it anew: the small one. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

type Scope = { rules?: string[]; without?: string }

/**
 * What axe finds wrong with the page as it is now, one line each: by all its rules, or by some, and
 * without a part of the page.
 */
export const axeProblems = async (
  page: Page,
  { rules, without }: Scope = {},
): Promise<string[]> => {
  // The legacy mode only leaves out frames of other sites, and no page has any that axe could read.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode()
  if (rules) axe.withRules(rules)
  if (without) axe.exclude(without)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

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

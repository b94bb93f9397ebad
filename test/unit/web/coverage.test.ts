import { expect, it } from 'vitest'
import { loadCoverage } from '../../../shared/content/coverages.ts'
import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'
import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'
import { kindsOf } from '../../../web/api/coverage.ts'

it.each(templateIds)('%s: the site shows the coverage enforced by the server', async (id) => {
  const coverage = (await loadTemplate(id))?.coverage
  expect(await loadCoverage(id)).toBe(coverage)
  expect(kindsOf(id)).toEqual(coverage && STATE_NAMES.map((state) => coverage[state].kind))
})

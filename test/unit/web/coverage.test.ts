import { expect, it } from 'vitest'
import { loadCoverage, namedStates } from '../../../shared/content/coverages.ts'
import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'
import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'
import { kindsOf } from '../../../web/api/coverage.ts'

it.each(templateIds)('%s: the site shows the coverage that the server acts on', async (id) => {
  const coverage = (await loadTemplate(id))?.coverage
  expect(await loadCoverage(id)).toBe(coverage)
  expect(kindsOf(id)).toEqual(coverage && STATE_NAMES.map((state) => coverage[state].kind))
})

it('states are named while they are few', () => {
  expect(namedStates(['Ohio'])).toBe('Ohio')
  expect(namedStates(['Ohio', 'District of Columbia'])).toBe('Ohio and the District of Columbia')
  expect(namedStates(['Iowa', 'Ohio', 'Texas', 'Utah'])).toBe('Iowa, Ohio, Texas and Utah')
  expect(namedStates(['Iowa', 'Ohio', 'Texas', 'Utah', 'Maine'])).toBe(
    'Iowa, Ohio, Texas and 2 more',
  )
})

import { expect, test } from 'vitest'
import { staleFactsIn } from '../../../shared/documents/linter/stale-facts.ts'

const SOURCE = `{% requirement cite="§ 1" checked="2025-11-26" %}
{% requirement cite="§ 2" checked="2025-11-27" %}
    checked: '2024-02-29',
const CHECKED = '2026-11-22'
export const NOTARIES_CHECKED = '2023-01-01'
A price checked on 2020-01-01.`

test('a fact is stale when its source was checked more than twelve months ago', () => {
  expect(staleFactsIn(SOURCE, '2026-11-27')).toEqual([
    { line: 1, checked: '2025-11-26', text: '{% requirement cite="§ 1" checked="2025-11-26" %}' },
    { line: 3, checked: '2024-02-29', text: "checked: '2024-02-29'," },
    { line: 5, checked: '2023-01-01', text: "export const NOTARIES_CHECKED = '2023-01-01'" },
  ])
})

test('no fact is stale within twelve months', () => {
  expect(staleFactsIn(SOURCE.slice(0, SOURCE.indexOf('    checked')), '2026-11-26')).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { parseSource } from '../../../shared/documents/engine/parse.ts'
import { parseSource as readParsed } from '../../../shared/documents/engine/parsed-source.ts'
import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'
import { CERTIFICATE_SOURCE, STATUTE_SOURCES } from '../../../shared/documents/statutes/kinds.ts'

/** What JSON gives back is the same, to the last key. */
const expectPlain = (sources: readonly string[]) => {
  for (const source of sources) {
    const nodes = parseSource(source)
    expect(readParsed(JSON.stringify(nodes))).toStrictEqual(nodes)
  }
}

describe('the nodes of a source are plain JSON', () => {
  it.each(templateIds)('%s', async (id) => {
    const template = await loadTemplate(id)
    if (!template) throw new Error(`No template: ${id}`)
    const { agreement, instructions, defaultStateNotes, stateNotes } = template
    expectPlain([agreement, instructions, defaultStateNotes, ...Object.values(stateNotes)])
  })

  it('prescribed words and certificates', () => {
    expectPlain([...Object.values(STATUTE_SOURCES), CERTIFICATE_SOURCE])
  })
})

it('the nodes of one JSON are made once', () => {
  const json = JSON.stringify(parseSource('# Title'))
  expect(readParsed(JSON.stringify(parseSource('# Title')))).toBe(readParsed(json))
})

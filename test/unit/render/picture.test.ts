import { describe, expect, it } from 'vitest'
import { drawFirstPage } from '../../../lambdas/generation/render/picture.ts'
import { assemble } from '../../../shared/documents/assemble.ts'
import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'

const pictureOf = async (id: string, answers: Record<string, string> = {}) => {
  const template = await loadTemplate(id)
  if (!template) throw new Error(`No template: ${id}`)
  const all = { ...template.sampleAnswers, ...answers }
  return drawFirstPage(assemble(template, 'agreement', all, { today: '2026-01-01' }))
}

describe('the picture of a first page', () => {
  it.each(templateIds)('of %s is one small SVG of a Letter page', async (id) => {
    const svg = await pictureOf(id)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 612 792"/)
    expect(svg.match(/<text /g)?.length).toBeGreaterThan(40)
    expect(svg.length).toBeLessThan(16_000)
  })

  it('shows the answers of the sample, escaped', async () => {
    expect(await pictureOf('bill-of-sale')).toContain('Rosalind Okonjo-Pratt')
    const svg = await pictureOf('bill-of-sale', { seller_name: 'Ann <b> & Sons' })
    expect(svg).toContain('Ann &lt;b&gt; &amp; Sons')
    expect(svg).not.toContain('<b>')
  })

  it('keeps the width of every line that a font could change', async () => {
    const svg = await pictureOf('promissory-note')
    const lines = [...svg.matchAll(/<text [^>]*>([^<]{3,})</g)]
    expect(lines.filter(([tag]) => !tag.includes('textLength='))).toEqual([])
  })
})

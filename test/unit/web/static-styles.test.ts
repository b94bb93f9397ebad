import { describe, expect, it } from 'vitest'
import { pageSheet, siteSheet, siteStyles } from '../../../web/build/styles/site-styles.ts'
import { className } from '../../../web/chakra/class-name.ts'

const styles = await siteStyles()
const sheet = siteSheet(styles)

describe('the styles of the built site', () => {
  it('stand in rules of their own, with the tokens of the theme', () => {
    expect(styles.rules.get('color-fg.muted')).toBe(
      '.color-fg\\.muted{color:var(--cw-colors-fg-muted)}',
    )
    expect(styles.rules.get('md:px-8')).toContain('padding-inline:var(--cw-spacing-8)')
    expect(styles.rules.get('md:px-8')).toMatch(/^@media/)
  })

  it('hold each recipe with each of its variants', () => {
    for (const size of ['sm', 'md', 'lg']) {
      for (const variant of ['solid', 'outline', 'ghost', 'plain']) {
        expect(styles.rules.get(`button-${size}-${variant}`)).toContain('@layer recipes')
      }
    }
  })

  it('come in an order in which the narrower property and the wider window win', () => {
    const places = ['p-4', 'px-4', 'pt-4', 'md:px-8', 'lg:pt-4'].map((name) =>
      [...styles.rules.keys()].indexOf(name),
    )
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places).not.toContain(-1)
  })

  it('share a hash where a name would be hard to read, and no two share one', () => {
    expect(className([], 'transform', 'translateY(-200%)')).toMatch(/^x[a-z0-9]+$/)
    expect(styles.rules.get(className([], 'transform', 'translateY(-200%)'))).toContain(
      'transform:translateY(-200%)',
    )
  })

  it('stand in a page with the tokens that it uses, and fail the build where they are unknown', () => {
    const elements = new Set(['p'])
    const page = pageSheet(styles, { classes: new Set(['color-fg.muted']), elements })
    expect(page).toContain('.color-fg\\.muted')
    expect(page).toContain('--cw-colors-fg-muted:')
    expect(page).not.toContain('.md\\:px-8')
    expect(page).not.toContain('--cw-z-index-skip-nav:')
    expect(sheet).toContain('--cw-z-index-skip-nav:')
    const classes = new Set(['color-nowhere'])
    expect(() => pageSheet(styles, { classes, elements })).toThrow('color-nowhere')
  })

  it('stand in a page without the reset of elements that it lacks, which the sheet of all pages has', () => {
    const classes = new Set<string>()
    const page = pageSheet(styles, { classes, elements: new Set(['button']) })
    expect(page).toMatch(/[{},]button[,{:]/)
    expect(page).not.toMatch(/[{}]table[,{:]/)
    expect(sheet).toMatch(/[{}]table[,{:]/)
  })

  it('stand in a page with the animations that it uses, and in the sheet with all', () => {
    const elements = new Set(['p'])
    expect(pageSheet(styles, { classes: new Set(), elements })).not.toContain('@keyframes')
    expect(pageSheet(styles, { classes: new Set(['spinner']), elements })).toContain(
      '@keyframes spin{100%',
    )
    expect(sheet).toContain('@keyframes fade-in')
  })
})

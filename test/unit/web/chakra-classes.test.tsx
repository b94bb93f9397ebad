import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

vi.mock('virtual:chakra-styles', async () => {
  const { siteStyles } = await import('../../../web/build/styles/site-styles.ts')
  const { properties, spellings, recipes } = await siteStyles()
  return { PROPERTIES: properties, SPELLINGS: spellings, RECIPES: recipes }
})
const { Box, Button, Flex, Grid, Link, SimpleGrid } = await import('../../../web/chakra/index.ts')

describe('an element of the built site', () => {
  it('has a class for each of its styles, and keeps its attributes', () => {
    const html = renderToStaticMarkup(
      <Box as="section" id="a" mt={{ base: '2', md: '8' }} color="fg.muted" />,
    )
    expect(html).toBe('<section id="a" class="mt-2 md:mt-8 color-fg.muted"></section>')
  })

  it('takes the last of several styles for the same, under any name', () => {
    const css = [{ width: 'full', _hover: { bg: 'bg' } }, { _hover: { bg: 'bg.muted' } }]
    expect(renderToStaticMarkup(<Box css={css} w="44" />)).toBe(
      '<div class="w-44 _hover:bg-bg.muted"></div>',
    )
  })

  it('has the class of its recipe with the variants that it names', () => {
    expect(renderToStaticMarkup(<Button variant="ghost">A</Button>)).toBe(
      '<button type="button" class="button-md-ghost">A</button>',
    )
  })

  it('lends its styles to its child when asked', () => {
    const html = renderToStaticMarkup(
      <Link asChild py="2">
        <a href="/b" id="c">
          B
        </a>
      </Link>,
    )
    expect(html).toBe('<a href="/b" id="c" class="link-underline py-2">B</a>')
  })

  it('lays out by the names that Chakra gives to properties', () => {
    expect(renderToStaticMarkup(<Flex align="center" css={{ display: 'inline-flex' }} />)).toBe(
      '<div class="display-inline-flex alignItems-center"></div>',
    )
    expect(renderToStaticMarkup(<Grid templateAreas="'a b'" />)).toMatch(
      /^<div class="display-grid x\w+"><\/div>$/,
    )
    expect(renderToStaticMarkup(<SimpleGrid columns={2} />)).toMatch(/^<div class="display-grid x/)
  })
})

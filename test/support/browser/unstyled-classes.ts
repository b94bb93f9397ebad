import type { Page } from 'playwright-core'

/**
 * The classes of styles (web/chakra/class-name.ts) in a page of which no sheet knows; none while it is on its way
 * elsewhere. A drawn document has plain words for classes, of which not all have styles.
 */
export const unstyledClasses = (page: Page): Promise<string[]> =>
  page
    .evaluate(() => {
      const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
      const css = sheets.map(({ cssText }) => cssText).join('')
      const known = new Set(
        [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
          name.replaceAll(/\\(.)/g, '$1'),
        ),
      )
      const used = [...document.querySelectorAll('#root [class]')].flatMap((element) => [
        ...element.classList,
      ])
      return [...new Set(used)].filter((name) => /-|^x\w{5,}$/.test(name) && !known.has(name))
    })
    .then(
      (classes) => classes,
      () => [],
    )

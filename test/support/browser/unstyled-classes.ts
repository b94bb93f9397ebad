import type { Page } from 'playwright-core'

/** The classes of a page's elements of which no style sheet knows; none while it is on its way elsewhere. */
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
      return [...new Set(used)].filter((name) => !known.has(name))
    })
    .then(
      (classes) => classes,
      () => [],
    )

import type { Page } from 'playwright-core'

/**
 * Milliseconds that a text stands on a page, by the page's own clock, however busy the machine is.
 * Ask before the text comes; the promise is kept once it has gone.
 */
export const timeShown = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (awaited) =>
      new Promise((resolve) => {
        let since: number | undefined
        new MutationObserver((_, observer) => {
          const shown = document.body.textContent.includes(awaited)
          if (shown) since ??= performance.now()
          if (shown || since === undefined) return
          observer.disconnect()
          resolve(performance.now() - since)
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    text,
  )

import type { Page } from 'playwright-core'

/**
 * Milliseconds for which a text is shown, by the page's own clock, so that a busy machine does not matter.
 * Call it before the text appears; the promise resolves once the text has gone.
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

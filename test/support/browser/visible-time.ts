import type { Page } from 'playwright-core'

/**
 * How long a text is visible, in milliseconds by the page's own clock. Call it before the text appears; it resolves
 * when the text is gone.
 */
export const visibleMs = (page: Page, text: string): Promise<number> =>
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

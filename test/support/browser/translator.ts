import type { Page } from 'playwright-core'

/**
 * Runs in the page: replaces each text by `<font><font>text</font></font>`, now and after every change, like Chrome's
 * translation, and collects texts that React writes into replaced nodes.
 */
const install = () => {
  const unseen: string[] = []
  const replaced = new WeakSet<Node>()
  const skipped = 'script, style, textarea, option, font, [translate=no]'
  const wrap = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest(skipped)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
    replaced.add(text)
  }
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(wrap)
  }
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(text: string) {
      if (replaced.has(this)) unseen.push(`${this.nodeValue} -> ${text}`)
      value?.set?.call(this, text)
    },
  })
  wrapAll(document.body)
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) wrapAll(node)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  Object.assign(window, { unseen })
}

/** Translates the page from now on; a reloaded page is not translated. */
export const translate = (page: Page): Promise<void> => page.evaluate(install)

/** Text changes that a visitor of the translated page could not see. */
export const unseenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'unseen') as string[])

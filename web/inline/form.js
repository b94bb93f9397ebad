// For pages whose form is drawn without answers and replaced by the program (web/early-input.ts).
;(() => {
  // What is typed or chosen before the program answers is kept for it.
  const inputs = new Set()
  const note = ({ target }) => {
    inputs.add(target)
  }
  // So is the press of a link to another section: following it would forget what was typed.
  let pressed = null
  const keep = (event) => {
    const link = event.target.closest('main a')
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    pressed = null
    if (link?.pathname !== location.pathname || link.search === location.search) return
    if (opensElsewhere) return
    event.preventDefault()
    pressed = link
  }
  addEventListener('input', note, true)
  addEventListener('click', keep, true)
  // A word that an input method is composing is waited for: a replaced box would cut it off.
  let composing = false
  let proceed = null
  addEventListener('compositionstart', () => {
    composing = true
  })
  addEventListener('compositionend', () => {
    composing = false
    proceed?.()
  })
  window.whenComposed = () =>
    new Promise((resolve) => {
      proceed = resolve
      if (!composing) resolve()
    })
  window.takeEarlyInput = () => {
    removeEventListener('input', note, true)
    removeEventListener('click', keep, true)
    return { inputs, pressed }
  }

  // The form may be used at once when no answers are kept on the device and the address names no other
  // section of it; otherwise the program shows it.
  const form = document.querySelector('[data-drafts]')
  const { drafts, address } = form?.dataset ?? {}
  const isFirstVisit = () => {
    try {
      return !Object.keys(localStorage).some((name) => name.startsWith(drafts))
    } catch {
      // A browser that forbids storage keeps no answers.
      return true
    }
  }
  const { pathname, search, hash } = location
  if (form && address === pathname + search + hash && isFirstVisit()) {
    form.closest('main').inert = false
  }
})()

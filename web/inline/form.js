// For pages whose form is drawn without answers and replaced by the program (web/early-input.ts).
;(() => {
  const early = new AbortController()
  const listen = (type, listener) => {
    addEventListener(type, listener, { capture: true, signal: early.signal })
  }

  // What is typed or chosen before the program answers is kept for it.
  const inputs = new Set()
  listen('input', ({ target }) => {
    inputs.add(target)
  })

  // So is the press of a link to another section: following it would forget what was typed.
  let pressed = null
  listen('click', (event) => {
    const link = event.target.closest('main a')
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    pressed = null
    if (link?.pathname !== location.pathname || link.search === location.search) return
    if (opensElsewhere) return
    event.preventDefault()
    pressed = link
  })

  // A control that is replaced forgets what is half done: a word that an input method is composing, the parts of a
  // date, the first letters of an option, a press whose key or button is still down.
  let composing = false
  listen('compositionstart', () => {
    composing = true
  })
  listen('compositionend', () => {
    composing = false
  })
  // Chromium takes the letters of an option for new ones after a second (kTypeAheadTimeout), and a window may
  // never hear that a key or button went up.
  const WAIT_MS = 1000
  let keyAt = -WAIT_MS
  let downAt = -WAIT_MS
  listen('keydown', () => {
    keyAt = performance.now()
  })
  for (const type of ['keydown', 'pointerdown']) {
    listen(type, () => {
      downAt = performance.now()
    })
  }
  for (const type of ['keyup', 'pointerup', 'pointercancel']) {
    listen(type, () => {
      downAt = -WAIT_MS
    })
  }
  const isRecent = (time) => performance.now() - time < WAIT_MS
  const isHalfDone = () => {
    const { type, validity } = document.activeElement ?? {}
    if (composing || isRecent(downAt)) return true
    // A control has no value for half a date, and calls it bad input.
    if (type === 'date') return isRecent(keyAt) || validity.badInput
    return type === 'select-one' && isRecent(keyAt)
  }
  window.whenAtRest = async () => {
    while (isHalfDone()) await new Promise((resolve) => setTimeout(resolve, 50))
  }

  window.takeEarlyInput = () => {
    early.abort()
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

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
  // A control that is replaced forgets what is half done: a word that an input method is composing, the parts of a
  // date, the first letters of an option, a press whose key or button is still down.
  let composing = false
  addEventListener('compositionstart', () => {
    composing = true
  })
  addEventListener('compositionend', () => {
    composing = false
  })
  // Browsers begin anew with the letters of an option after a second (blink TypeAhead, kTypeAheadTimeout); a window
  // may never hear that a key or button went up.
  const WAIT_MS = 1000
  const times = { key: -WAIT_MS, press: -WAIT_MS }
  const isRecent = (time) => performance.now() - time < WAIT_MS
  const begin = ({ type }) => {
    times.press = performance.now()
    if (type === 'keydown') times.key = times.press
  }
  const end = () => {
    times.press = -WAIT_MS
  }
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, begin, true)
  for (const type of ['keyup', 'pointerup', 'pointercancel']) addEventListener(type, end, true)
  const isHalfDone = () => {
    const { type, validity } = document.activeElement ?? {}
    if (composing || isRecent(times.press)) return true
    if (type === 'date') return isRecent(times.key) || validity.badInput
    return type === 'select-one' && isRecent(times.key)
  }
  window.whenAtRest = async () => {
    while (isHalfDone()) await new Promise((resolve) => setTimeout(resolve, 50))
  }
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

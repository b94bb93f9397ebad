// Zod probes whether it may evaluate generated code, which our Content-Security-Policy forbids and
// would report. The scripts of the program run in any order, so the setting precedes them all
// (zod/v4/core/core.js reads it).
window.__zod_globalConfig = { jitless: true }

// Starts the program once the page is on the screen: what was drawn ahead of time does not wait for it.
;(() => {
  const start = () => {
    const program = document.getElementById('program')
    if (!program) return
    document.head.append(program.content)
    program.remove()
  }
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  // A hidden page is not painted before somebody looks at it, and not every browser tells of paint.
  setTimeout(start, document.hidden ? 0 : 1000)

  // A button that is pressed before the program answers is kept for it (web/early-press.ts).
  let pressed = null
  const keep = ({ target }) => {
    pressed = target.closest('button')
  }
  addEventListener('click', keep, true)
  window.takeEarlyPress = () => pressed
})()

// Starts the program once the page is on the screen: what was drawn ahead of time does not wait for it.
;(() => {
  const start = () => {
    const program = document.getElementById('program')
    document.head.append(program.content)
    program.remove()
  }
  // A page in a hidden tab is not painted before somebody looks at it.
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))

  // A button that is pressed before the program answers is kept for it (web/early-press.ts).
  let pressed = null
  const keep = ({ target }) => {
    pressed = target.closest('button')
  }
  addEventListener('click', keep, true)
  window.takeEarlyPress = () => {
    removeEventListener('click', keep, true)
    return pressed
  }
})()

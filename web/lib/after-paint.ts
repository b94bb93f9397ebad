/** Milliseconds after which a page that draws no frame, as in a hidden tab, counts as drawn. */
const NO_FRAME = 200

/** Calls `act` once, when the next frame is on the screen. */
export const afterPaint = (act: () => void): void => {
  let done = false
  const once = () => {
    if (done) return
    done = true
    act()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, NO_FRAME)
}

declare global {
  interface Window {
    /** Of inline/start.js, in pages that were drawn ahead of time. */
    takeEarlyPress?: () => HTMLButtonElement | null
  }
}

let pressed: HTMLButtonElement | null = null

/** From now on React hears clicks itself, also on what it has not taken over yet. */
export const takeEarlyPress = () => {
  pressed = window.takeEarlyPress?.() ?? null
}

/** Presses again the button that a visitor pressed before anything could answer. */
export const answerEarlyPress = () => {
  if (pressed?.isConnected) pressed.click()
  pressed = null
}

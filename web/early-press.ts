declare global {
  interface Window {
    /** inline/start.js defines it in prerendered pages. */
    takeEarlyPress?: () => HTMLButtonElement | null
  }
}

let pressed: HTMLButtonElement | null = null

/** The inline listener is removed: React handles clicks from here on, also before hydration ends. */
export const takeEarlyPress = () => {
  pressed = window.takeEarlyPress?.() ?? null
}

/** Replays the press of a button that came before hydration. */
export const answerEarlyPress = () => {
  if (pressed?.isConnected) pressed.click()
  pressed = null
}

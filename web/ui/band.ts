/** Darker paper from edge to edge of the window. The clip keeps the shadow that paints it within the section's height. */
export const BAND = {
  bg: 'bg.subtle',
  boxShadow: '0 0 0 100vmax {colors.bg.subtle}',
  clipPath: 'inset(0 -100vmax)',
}

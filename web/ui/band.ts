/**
 * A full-width darker background. The clip limits the shadow that paints it to the section's
 * height.
 */
export const BAND = {
  bg: 'bg.subtle',
  boxShadow: '0 0 0 100vmax {colors.bg.subtle}',
  clipPath: 'inset(0 -100vmax)',
}

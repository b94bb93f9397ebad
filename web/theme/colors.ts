import { defineSemanticTokens } from '@chakra-ui/react'

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

type Palette = {
  solid: [string, string]
  contrast: [string, string]
  fg: [string, string]
  subtle: [string, string]
  muted: [string, string]
  border: [string, string]
}

/**
 * `fg` has 4.5:1 contrast on the page background and on `subtle`; `border` and the focus ring have
 * 3:1.
 */
const palette = ({ solid, contrast, fg, subtle, muted, border }: Palette) => ({
  solid: pair(...solid),
  contrast: pair(...contrast),
  fg: pair(...fg),
  subtle: pair(...subtle),
  muted: pair(...muted),
  border: pair(...border),
})

const purple = palette({
  solid: ['#5a2ca0', '#7a4bd0'],
  contrast: ['#ffffff', '#ffffff'],
  fg: ['#532896', '#c9b3fa'],
  subtle: ['#f1ebfa', '#2a2342'],
  muted: ['#e2d6f4', '#3a2f5e'],
  border: ['#7d55bd', '#9d7fdc'],
})

const gray = palette({
  solid: ['#1b2436', '#ece7db'],
  contrast: ['#ffffff', '#12161f'],
  fg: ['#1b2436', '#ece7db'],
  subtle: ['#f1ede3', '#222938'],
  muted: ['#e4dfd2', '#2e3647'],
  border: ['#857f72', '#7c8598'],
})

/** The badge of the premium tier. */
const gold = palette({
  solid: ['#7a5b00', '#e3c56a'],
  contrast: ['#ffffff', '#1b1605'],
  fg: ['#6b5000', '#e3c56a'],
  subtle: ['#faf1d9', '#2f2914'],
  muted: ['#ecdca9', '#4a4020'],
  border: ['#9a7a1c', '#b29a4e'],
})

/** The badge of the luxury tier, and warnings. */
const amber = palette({
  solid: ['#8f4700', '#f3b36c'],
  contrast: ['#ffffff', '#201203'],
  fg: ['#864200', '#f3b36c'],
  subtle: ['#fdeedd', '#35240f'],
  muted: ['#f6d6b0', '#513617'],
  border: ['#b0681f', '#bd8546'],
})

/** Green marks success and payment only. */
const green = palette({
  solid: ['#1d6a43', '#2d7d55'],
  contrast: ['#ffffff', '#ffffff'],
  fg: ['#1a6540', '#86d3a9'],
  subtle: ['#e6f3ec', '#162c22'],
  muted: ['#c6e3d3', '#214335'],
  border: ['#3f8a64', '#4f9e77'],
})

/** Red marks errors only. */
const red = palette({
  solid: ['#a8241c', '#b93a31'],
  contrast: ['#ffffff', '#ffffff'],
  fg: ['#a0221b', '#ff9f95'],
  subtle: ['#fcebe8', '#371b1a'],
  muted: ['#f5cfc9', '#552724'],
  border: ['#c2493f', '#d4655b'],
})

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair('#fbf9f4', '#12161f'),
      subtle: pair('#f6f3eb', '#171c27'),
      muted: pair('#f1ede3', '#222938'),
      emphasized: pair('#e4dfd2', '#2e3647'),
      panel: pair('#ffffff', '#1a202c'),
      /** Document pages stay light in dark mode, slightly dimmed. */
      sheet: pair('#fffefb', '#e9e4d7'),
      error: pair('#fcebe8', '#371b1a'),
      warning: pair('#fdeedd', '#35240f'),
      success: pair('#e6f3ec', '#162c22'),
    },
    fg: {
      DEFAULT: pair('#1b2436', '#ece7db'),
      muted: pair('#525b6d', '#aeb4c0'),
      subtle: pair('#667083', '#98a0af'),
      sheet: pair('#1b2436', '#1b2436'),
      error: pair('#a0221b', '#ff9f95'),
      warning: pair('#864200', '#f3b36c'),
      success: pair('#1a6540', '#86d3a9'),
    },
    border: {
      /** Separators are decorative and don't need 3:1 contrast. */
      DEFAULT: pair('#ddd7ca', '#2d3546'),
      muted: pair('#e9e4d9', '#232a38'),
      emphasized: pair('#857f72', '#7c8598'),
      error: pair('#c2493f', '#d4655b'),
      success: pair('#3f8a64', '#4f9e77'),
    },
    purple,
    gray,
    gold,
    amber,
    green,
    red,
  },
  shadows: {
    sheet: {
      value: {
        _light: '0 1px 2px rgb(27 36 54 / 0.08), 0 8px 24px rgb(27 36 54 / 0.10)',
        _dark: '0 1px 2px rgb(0 0 0 / 0.5), 0 8px 24px rgb(0 0 0 / 0.45)',
      },
    },
  },
})

import { COLOR_MODE_SCRIPT, FORM_SCRIPT, START_SCRIPT } from '../../infra/site/inline-scripts.ts'
import type { DrawnPage } from '../prerender.tsx'

/** @throws Error when the part is missing, so that a changed index.html or React output fails the build. */
const replacePart = (html: string, part: string, content: string): string => {
  if (!html.includes(part)) throw new Error(`The page has no ${part}`)
  return html.replace(part, () => content)
}

type FrameParts = {
  /** web/index.html. */
  source: string
  /** The site's style sheet, inlined because a link to it would block the first paint. */
  css: string
  /** web/public/icon.svg. */
  icon: string
}

/** The last line of the source's head. */
const ICON_LINK = '<link rel="icon" href="/icon.svg" type="image/svg+xml" />'

/** The link with the icon in it: browsers ask for an icon before the first paint, beside the fonts. */
const iconLink = (icon: string): string => {
  const drawing = icon
    .replace(/<title>.*<\/title>/, '')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll('"', "'")
    .replaceAll(/[#<>]/g, encodeURIComponent)
  return `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${drawing}" />`
}

/** The program's scripts stand in a template until the first paint, whose fonts and pictures come first. */
export const frameOf = ({ source, css, icon }: FrameParts): string => {
  const styled = replacePart(
    source.replaceAll(/>\n\s*</g, '><'),
    ICON_LINK,
    `${iconLink(icon)}<script>${COLOR_MODE_SCRIPT}</script><style>${css}</style>`,
  )
  return replacePart(
    styled,
    '<script type="module" src="/main.tsx"></script>',
    `<template id="program"></template><script>${START_SCRIPT}</script>`,
  )
}

type PageParts = {
  frame: string
  drawn: DrawnPage
  /** The title of a page whose own title comes with fetched content. */
  title?: string
  /** Whether it is a form without answers that the program replaces; inert until a script finds it safe to use. */
  form?: boolean
  /** Paths of the program's scripts, in the order of execution. */
  scripts: readonly string[]
  head: string
}

/**
 * The file of a page. Each script of the program has a tag of its own: the browser can answer input
 * between two scripts, and not between the modules of one import.
 */
export const pageHtml = ({
  frame,
  drawn,
  title = '',
  form = false,
  scripts,
  head,
}: PageParts): string => {
  const ownHead = drawn.titles.title ? drawn.head : `${drawn.head}<title>${title}</title>`
  const tags = scripts.map((file) => `<script type="module" crossorigin src="/${file}"></script>`)
  const withHead = replacePart(frame, '</head>', `${ownHead}${head}${drawn.styles}</head>`)
  const withScripts = replacePart(withHead, '</template>', `${tags.join('')}</template>`)
  // React renders the frame's `<main>` without `inert`, in the browser too: the attribute is only in the file.
  const root = form
    ? `${replacePart(drawn.root, '<main ', '<main inert ')}<script>${FORM_SCRIPT}</script>`
    : drawn.root
  return replacePart(withScripts, '<div id="root"></div>', root)
}

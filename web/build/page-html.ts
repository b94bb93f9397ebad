import { FORM_SCRIPT } from '../../infra/site/inline-scripts.ts'
import type { RenderedPage } from '../prerender.tsx'

/** @throws Error when the part is missing, so that a changed index.html or React output fails the build. */
const replacePart = (html: string, part: string, content: string): string => {
  if (!html.includes(part)) throw new Error(`The page has no ${part}`)
  return html.replace(part, () => content)
}

type PageParts = {
  /** index.html as Vite has built it. */
  template: string
  rendered: RenderedPage
  /** The title of a page whose own title comes with fetched content. */
  title?: string
  /** Whether it is a form, which is inert until a script finds it safe to use. */
  form?: boolean
  /** Paths of the scripts of the first load. */
  scripts: readonly string[]
  /** Further tags of the head. */
  head: string
}

/** The file of a page. */
export const pageHtml = ({ template, rendered, title = '', form, scripts, head }: PageParts) => {
  const titleTag = rendered.titles.title ? '' : `<title>${title}</title>`
  const preloads = scripts
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
  const withHead = replacePart(
    template,
    '</head>',
    `${preloads}${rendered.head}${titleTag}${head}${rendered.styles}</head>`,
  )
  // React renders `<main>` without `inert`, in the browser too: the attribute is only in the file.
  const root = form
    ? `${replacePart(rendered.root, '<main ', '<main inert ')}<script>${FORM_SCRIPT}</script>`
    : rendered.root
  return replacePart(withHead, '<div id="root"></div>', root)
}

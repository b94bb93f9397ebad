import type { PageTitles } from './page-head.ts'

/** Tags that React puts before the markup because they belong into the head. */
const LEADING_TAGS = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/
const STYLE_TAG = /<style data-emotion="(css(?:-global)?) ([^"]+)">([^<]*)<\/style>/g

type Drawn = { head: string; styles: string; body: string }

/** The style tags among the markup as few in the head, in their order, each rule once. */
const gatherStyles = (tags: Iterable<RegExpMatchArray>): string => {
  const global: string[] = []
  const rules = new Map<string, string>()
  for (const [whole, kind, name = '', css = ''] of tags) {
    if (kind === 'css-global') global.push(whole)
    else rules.set(name, css)
  }
  const names = [...rules.keys()].join(' ')
  return `${global.join('')}<style data-emotion="css ${names}">${[...rules.values()].join('')}</style>`
}

/**
 * Takes apart what React has drawn. Emotion finds its rules in the head by their names and takes them
 * over; markup without style tags is what its browser side expects.
 */
const takeApart = (drawn: string): Drawn => {
  const head = LEADING_TAGS.exec(drawn)?.[0] ?? ''
  const markup = drawn.slice(head.length)
  return {
    head,
    styles: gatherStyles(markup.matchAll(STYLE_TAG)),
    body: markup.replaceAll(STYLE_TAG, ''),
  }
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const titlesIn = (head: string): PageTitles => ({
  title: unescaped(/<title>([^<]*)</.exec(head)?.[1] ?? ''),
  description: unescaped(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''),
})

const ROOT = '<div id="root"></div>'

/** Fails when the frame of the page has changed: nothing must get lost silently. */
const put = (html: string, place: string, content: string): string => {
  if (!html.includes(place)) throw new Error(`The page has no ${place}`)
  return html.replace(place, () => content)
}

export type PageParts = {
  /** index.html of the web build. */
  frame: string
  /** What React has drawn. */
  drawn: string
  /** The title of a page whose own is still to be fetched. */
  title?: string
  /** The path whose page may start from this markup, unless none may. */
  startsAt?: string
  /** More tags of the head, knowing the page's titles. */
  head: (titles: PageTitles) => string
}

/** The file of a page. */
export const pageHtml = ({ frame, drawn, title = '', startsAt, head }: PageParts): string => {
  const { head: drawnHead, styles, body } = takeApart(drawn)
  const own = drawnHead.includes('<title>') ? drawnHead : `${drawnHead}<title>${title}</title>`
  const mark = startsAt === undefined ? '' : ` data-page="${startsAt}"`
  const withHead = put(
    frame,
    '</head>',
    `${own}\n    ${head(titlesIn(own))}\n    ${styles}\n  </head>`,
  )
  return put(withHead, ROOT, `<div id="root"${mark}>${body}</div>`)
}

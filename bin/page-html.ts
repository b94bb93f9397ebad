import type { PageTitles } from './page-head.ts'

/** Tags that React puts before the markup because they belong into the head. */
const LEADING_TAGS = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/
const STYLE_TAG = /<style data-emotion="(css(?:-global)?) [^"]+">([^<]*)<\/style>/g

type Drawn = { head: string; styles: string; body: string }

/**
 * The style tags among the markup as few in the head, in their order, each rule once. Emotion does not
 * move what is marked with data-s or not its own; web/style-cache.ts tells it of the rules.
 */
const gatherStyles = (tags: Iterable<RegExpMatchArray>): string => {
  const global: string[] = []
  const rules = new Set<string>()
  for (const [whole, kind, css = ''] of tags) {
    if (kind === 'css-global') global.push(whole.replace('<style ', '<style data-s '))
    else rules.add(css)
  }
  return `${global.join('')}<style data-drawn>${[...rules].join('')}</style>`
}

/** Takes apart what React has drawn: markup without style tags is what Emotion expects in a browser. */
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
  /** Whether nobody can type into its content before the program runs, because that would be lost. */
  deaf?: boolean
  /** Tags of the scripts that are the program. */
  scripts: readonly string[]
  /** More tags of the head, knowing the page's titles. */
  head: (titles: PageTitles) => string
}

/** The file of a page. */
export const pageHtml = ({
  frame,
  drawn,
  title = '',
  startsAt,
  deaf = false,
  scripts,
  head,
}: PageParts): string => {
  const { head: drawnHead, styles, body } = takeApart(drawn)
  const own = drawnHead.includes('<title>') ? drawnHead : `${drawnHead}<title>${title}</title>`
  const mark = startsAt === undefined ? '' : ` data-page="${startsAt}"`
  const withHead = put(
    frame,
    '</head>',
    `${own}\n    ${head(titlesIn(own))}\n    ${styles}\n  </head>`,
  )
  const withScripts = put(withHead, '</template>', `${scripts.join('\n')}</template>`)
  const content = deaf ? put(body, '<main ', '<main inert ') : body
  return put(withScripts, ROOT, `<div id="root"${mark}>${content}</div>`)
}

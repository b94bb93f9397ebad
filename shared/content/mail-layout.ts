import { sitePath } from '../site/site-routes.ts'
import { BRAND } from './brand.ts'

/** An email as plain text and as HTML. */
export type Mail = { subject: string; text: string; html: string }

/** The parts of an email. Each is rendered as text and as HTML. */
export type MailPart =
  | { kind: 'text'; text: string }
  /** The main button of the email. */
  | { kind: 'action'; label: string; url: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: 'steps'; steps: readonly { title: string; text: string }[] }
  /** Small print: why the email was sent, and where to unsubscribe. */
  | { kind: 'small'; text: string; link?: { label: string; url: string } }

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The colors of web/theme as hex values, because many email clients lack CSS variables. Contrast is at least 4.5:1. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background:#fbf9f4;color:#1b2436}
.sheet{background:#ffffff;border:1px solid #ddd7ca}
.muted{color:#525b6d}
.line{border-top:1px solid #ddd7ca}
.button{background:#5a2ca0;color:#ffffff}
a{color:#532896}
td,p{overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){
body{background:#12161f;color:#ece7db}
.sheet{background:#1a202c;border-color:#2d3546}
.muted{color:#aeb4c0}
.line{border-color:#2d3546}
.button{background:#7a4bd0;color:#ffffff}
a{color:#c9b3fa}
}
@media (max-width:600px){.sheet{padding:20px!important}.frame{padding:12px!important}}
`.replaceAll('\n', '')

const SANS = "font-family:Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const SERIF = "font-family:'Source Serif 4',Georgia,'Times New Roman',serif"

const linkOf = ({ link }: Extract<MailPart, { kind: 'small' }>): string =>
  link ? ` <a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>` : ''

const htmlOf = (part: MailPart): string => {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`
    case 'action':
      return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(part.url)}" style="display:inline-block;padding:14px 24px;border-radius:6px;font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>`
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;table-layout:fixed">${part.facts
        .map(
          ([name, value]) =>
            `<tr><td class="line muted" style="padding:8px 16px 8px 0;vertical-align:top;width:40%">${escapeHtml(name)}</td><td class="line" style="padding:8px 0;vertical-align:top">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`
    case 'steps':
      return `<ol style="margin:0 0 16px;padding-left:24px">${part.steps
        .map(
          ({ title, text }) =>
            `<li style="margin:0 0 8px"><strong>${escapeHtml(title)}.</strong> ${escapeHtml(text)}</li>`,
        )
        .join('')}</ol>`
    case 'small':
      return `<p class="muted" style="margin:16px 0;font-size:14px">${escapeHtml(part.text)}${linkOf(part)}</p>`
  }
}

const textOf = (part: MailPart): string => {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'small':
      return part.link ? `${part.text}\n${part.link.label}: ${part.link.url}` : part.text
    case 'action':
      return `${part.label}: ${part.url}`
    case 'facts':
      return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'steps':
      return part.steps
        .map(({ title, text }, index) => `${index + 1}. ${title}\n${text}`)
        .join('\n\n')
  }
}

/** Self-service links in the footer of every email. */
const selfService = (siteUrl: string) => [
  { label: 'Find my purchases', url: `${siteUrl}${sitePath('findPurchase')}` },
  { label: 'Verify a document', url: `${siteUrl}${sitePath('verify')}` },
]

const DISCLAIMER = `${BRAND.name} is not a law firm and gives no legal advice.`

type MailContent = {
  subject: string
  /** Defaults to the subject, which may include an order number. */
  heading?: string
  parts: readonly MailPart[]
  /** The site's origin. */
  siteUrl: string
}

/** An email in both forms. The HTML loads no external content and follows the reader's light or dark mode. */
export const layOutMail = ({ subject, heading = subject, parts, siteUrl }: MailContent): Mail => ({
  subject,
  text: [
    ...parts.map(textOf),
    selfService(siteUrl)
      .map(({ label, url }) => `${label}: ${url}`)
      .join('\n'),
    `${BRAND.name}, ${BRAND.postalAddress}\n${DISCLAIMER}`,
  ].join('\n\n'),
  html: [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>`,
    `<body style="${SANS};font-size:16px;line-height:1.6">`,
    '<div role="main"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>',
    '<td class="frame" align="center" style="padding:32px 16px">',
    '<div style="max-width:560px;text-align:left">',
    `<p style="margin:0 0 16px;${SERIF};font-size:20px;font-weight:600">${escapeHtml(BRAND.name)}</p>`,
    '<div class="sheet" style="padding:32px;border-radius:6px">',
    `<h1 style="margin:0 0 16px;${SERIF};font-size:24px;line-height:1.3;font-weight:600">${escapeHtml(heading)}</h1>`,
    ...parts.map(htmlOf),
    '</div>',
    '<p class="muted" style="margin:16px 0 0;font-size:14px">',
    selfService(siteUrl)
      .map(({ label, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`)
      .join(' &#183; '),
    '</p>',
    `<p class="muted" style="margin:8px 0 0;font-size:14px">${escapeHtml(BRAND.name)}, ${escapeHtml(BRAND.postalAddress)}<br>${escapeHtml(DISCLAIMER)}</p>`,
    '</div></td></tr></table></div></body></html>',
  ].join(''),
})

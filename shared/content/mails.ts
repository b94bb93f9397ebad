import { BRAND } from './brand.ts'

export type Mail = { subject: string; text: string; html: string }

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The mail that brings the link. `expiresAt` is an ISO timestamp, `url` the download page. */
export const readyMail = (purchase: { title: string; url: string; expiresAt: string }): Mail => {
  const until = new Date(purchase.expiresAt).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const paragraphs = [
    `Your ${purchase.title} is ready: an editable Word file, a PDF and step-by-step instructions.`,
    `The link works until ${until}. Keep the files somewhere safe; if the link has run out, write to ${BRAND.supportEmail} and we will send a new one free of charge.`,
    'Please have a licensed attorney review the document before you sign it.',
  ]
  const [first = '', ...rest] = paragraphs
  return {
    subject: `Your ${purchase.title} is ready`,
    text: [first, `Download: ${purchase.url}`, ...rest, BRAND.name].join('\n\n'),
    html: [
      `<p>${escapeHtml(first)}</p>`,
      `<p><a href="${escapeHtml(purchase.url)}">Download your files</a></p>`,
      ...rest.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<p>${escapeHtml(BRAND.name)}</p>`,
    ].join('\n'),
  }
}

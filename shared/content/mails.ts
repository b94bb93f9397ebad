import { BRAND } from './brand.ts'
import { GUIDE } from './guide.ts'

export type Mail = { subject: string; text: string; html: string }

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

type ReadyPurchase = { title: string; url: string; expiresAt: string; revision?: number }

/**
 * The mail that brings the link; from revision 2 on it says that the files are corrected ones.
 * `expiresAt` is an ISO timestamp, `url` the download page.
 */
export const readyMail = (purchase: ReadyPurchase): Mail => {
  const corrected = (purchase.revision ?? 1) > 1
  const until = new Date(purchase.expiresAt).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const paragraphs = [
    corrected
      ? `Your ${purchase.title} has been made again from your corrected answers. The new Word file, PDF and instructions replace the earlier ones.`
      : `Your ${purchase.title} is ready: an editable Word file, a PDF and step-by-step instructions.`,
    `The link works until ${until}. Keep the files somewhere safe; if the link has run out, write to ${BRAND.supportEmail} and we will send a new one free of charge.`,
    'Please have a licensed attorney review the document before you sign it.',
  ]
  const [first = '', ...rest] = paragraphs
  return {
    subject: `Your ${corrected ? 'corrected ' : ''}${purchase.title} is ready`,
    text: [first, `Download: ${purchase.url}`, ...rest, BRAND.name].join('\n\n'),
    html: [
      `<p>${escapeHtml(first)}</p>`,
      `<p><a href="${escapeHtml(purchase.url)}">Download your files</a></p>`,
      ...rest.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<p>${escapeHtml(BRAND.name)}</p>`,
    ].join('\n'),
  }
}

/** The mail that is the free guide. `documentsUrl` is the library. */
export const guideMail = ({ documentsUrl }: { documentsUrl: string }): Mail => {
  const why = `You receive this because the address was entered at ${BRAND.name}. We keep it to know that the guide was sent; write to ${BRAND.supportEmail} to have it removed. If it was not you, there is nothing to do.`
  return {
    subject: GUIDE.title,
    text: [
      GUIDE.intro,
      ...GUIDE.checks.map(({ title, text }, index) => `${index + 1}. ${title}\n${text}`),
      GUIDE.closing,
      `Documents that pass all ten: ${documentsUrl}`,
      BRAND.name,
      why,
    ].join('\n\n'),
    html: [
      `<h1>${escapeHtml(GUIDE.title)}</h1>`,
      `<p>${escapeHtml(GUIDE.intro)}</p>`,
      '<ol>',
      ...GUIDE.checks.map(
        ({ title, text }) => `<li><b>${escapeHtml(title)}.</b> ${escapeHtml(text)}</li>`,
      ),
      '</ol>',
      `<p>${escapeHtml(GUIDE.closing)}</p>`,
      `<p><a href="${escapeHtml(documentsUrl)}">Documents that pass all ten</a></p>`,
      `<p>${escapeHtml(BRAND.name)}</p>`,
      `<p><small>${escapeHtml(why)}</small></p>`,
    ].join('\n'),
  }
}

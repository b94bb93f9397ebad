import { html } from 'hono/html'
import { page } from '../page.ts'
import type { Mail } from './outbox.ts'

/** The outbox for a person: every mail with its links, newest first. */
export const outboxPage = (mails: Mail[]) =>
  page(
    'mail',
    'Outbox',
    html`<p class="quiet">Mails written here would have been sent. Reload to see new ones.</p>
      ${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(mailSheet)}`,
  )

const mailSheet = (mail: Mail) => html`<article class="sheet">
  <h2>${mail.subject}</h2>
  <p class="quiet small">
    To ${mail.to.join(', ')} · from ${mail.from} ·
    <time datetime="${mail.sentAt}">${mail.sentAt.replace('T', ' ').slice(0, 19)} UTC</time>
  </p>
  ${mail.html ? framed(mail.html) : ''}
  ${mail.html && mail.text ? html`<details><summary>As plain text</summary>${plain(mail.text)}</details>` : ''}
  ${mail.text && !mail.html ? plain(mail.text) : ''}
</article>`

/** The frame runs no script; links open in a new tab. */
const framed = (body: string) =>
  html`<iframe
    title="The mail as its reader sees it"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    srcdoc="${`<base target="_blank">${body}`}"
  ></iframe>`

const plain = (text: string) => html`<pre>${text.split(/(https?:\/\/[^\s<>"]+)/).map(linked)}</pre>`

const linked = (part: string) =>
  /^https?:\/\//.test(part)
    ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>`
    : part

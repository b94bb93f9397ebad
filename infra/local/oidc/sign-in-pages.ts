import { html, raw } from 'hono/html'
import { page } from '../page.ts'
import { USERS } from './users.ts'

const SERVER_NAME = 'test sign-in'

/** One button per user. Submitting the form continues the provider's interaction `uid`. */
export const signInPage = (uid: string) =>
  page(
    SERVER_NAME,
    'Sign in',
    html`<p class="quiet">On AWS, Cognito asks for a password here. Choose a user.</p>
      <form method="post" action="/interaction/${uid}" class="sheet">
        ${USERS.map(
          (user) => html`<button name="user" value="${user.id}">
            ${user.name} <span class="quiet small">(${user.note})</span>
          </button>`,
        )}
      </form>`,
  )

/** `form` is the provider's hidden form. */
export const signOutPage = (form: string) =>
  page(
    SERVER_NAME,
    'Sign out',
    html`<div class="sheet">
      <p>Do you want to sign out?</p>
      ${raw(form)}
      <button class="main" form="op.logoutForm" name="logout" value="yes">Sign out</button>
      <button form="op.logoutForm">Stay signed in</button>
    </div>`,
  )

export const signedOutPage = () =>
  page(SERVER_NAME, 'Signed out', html`<p>You’re signed out. You can close this page.</p>`)

export const problemPage = (message: string) =>
  page(
    SERVER_NAME,
    'Sign-in failed',
    html`<p class="error">${message}</p>
      <p>Go back to the site and sign in again.</p>`,
  )

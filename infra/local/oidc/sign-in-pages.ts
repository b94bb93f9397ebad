import { html, raw } from 'hono/html'
import { page } from '../page.ts'
import { USERS } from './users.ts'

const PART = 'sign-in stand-in'

/** One button per user. The form's answer continues the interaction `uid` of the provider. */
export const signInPage = (uid: string) =>
  page(
    PART,
    'Sign in',
    html`<p class="quiet">On AWS, Cognito asks for a password here. Choose who you are.</p>
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
    PART,
    'Sign out',
    html`<div class="sheet">
      <p>Do you want to sign out?</p>
      ${raw(form)}
      <button class="main" form="op.logoutForm" name="logout" value="yes">Sign out</button>
      <button form="op.logoutForm">Stay signed in</button>
    </div>`,
  )

export const signedOutPage = () =>
  page(PART, 'Signed out', html`<p>You are signed out. You can close this page.</p>`)

export const problemPage = (message: string) =>
  page(
    PART,
    'Signing in did not work',
    html`<p class="error">${message}</p>
      <p>Go back to the site and sign in again.</p>`,
  )

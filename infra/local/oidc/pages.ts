import { html, raw } from 'hono/html'
import { page } from '../page.ts'
import { PEOPLE } from './people.ts'

const PART = 'sign-in stand-in'

/** Who is it? One button per person; the form goes back to where the page came from. */
export const signInPage = (uid: string) =>
  page(
    PART,
    'Sign in',
    html`<p class="quiet">On AWS, Cognito asks for a password here. Choose who you are.</p>
      <form method="post" action="/interaction/${uid}" class="sheet">
        ${PEOPLE.map(
          (person) => html`<button name="person" value="${person.id}">
            ${person.name} <span class="quiet small">(${person.note})</span>
          </button>`,
        )}
      </form>`,
  )

/** `form` is the provider's own hidden form. */
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

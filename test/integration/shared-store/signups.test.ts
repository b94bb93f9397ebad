import { beforeEach, describe, expect, it } from 'vitest'
import type { ErrorView } from '../../../shared/api/errors.ts'
import { GUIDE } from '../../../shared/content/guide.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { allSignups } from '../../support/store/rows.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'

setUpSharedStore()

const signUp = (email: unknown) => store.post<ErrorView>('/api/signups', { email })
const mailsTo = async (email: string) =>
  (await store.parts.mail.messages()).filter(({ to }) => to.includes(email))

describe('a sign-up for the guide', () => {
  let email: string
  let count = 0
  beforeEach(() => {
    count += 1
    email = `reader-${count}@example.com`
  })

  it('is stored and gets the whole guide by mail', async () => {
    expect((await signUp(`  ${email.toUpperCase()} `)).status).toBe(204)
    expect(await allSignups(store)).toContainEqual(
      expect.objectContaining({ email, created_at: expect.stringMatching(/^\d{4}-/) }),
    )
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(GUIDE.title)
    for (const { title, text } of GUIDE.checks) {
      expect(mail?.text).toContain(`${title}\n${text}`)
      expect(mail?.html).toContain(title)
    }
    expect(mail?.text).toContain(`${store.site}/documents`)
  })

  it('gets one mail however often and at once it is repeated', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp(email)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is one for all addresses of a person that differ behind a plus', async () => {
    const [name, host] = email.split('@')
    for (const label of ['+a', '+b', '', '+a+b']) {
      expect((await signUp(`${name}${label}@${host}`)).status).toBe(204)
    }
    const mails = (await store.parts.mail.messages()).filter(({ to }) =>
      to.some((address) => address.startsWith(`${name}@`) || address.startsWith(`${name}+`)),
    )
    expect(mails.map(({ to }) => to)).toEqual([[`${name}+a@${host}`]])
    expect(await allSignups(store)).toContainEqual(expect.objectContaining({ email }))
  })

  it.each(['c..d@example.com', 'test@test', '.a@example.com', 'a@b..com'])(
    'is refused for %s, an address that SES refuses',
    async (address) => {
      expect((await signUp(address)).status).toBe(422)
    },
  )

  it('whose mail is refused says so, and works when tried again', async () => {
    store.parts.mail.failNext(1)
    const failed = await signUp(email)
    expect(failed.status).toBe(500)
    expect(failed.body.error).toBe(MESSAGES.api.unexpected)
    expect(await mailsTo(email)).toEqual([])
    expect((await signUp(email)).status).toBe(204)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it.each(['', 'nobody', 'two@@example.com', `${'x'.repeat(260)}@example.com`, 7, null, undefined])(
    'with %s for an address is refused and stores nothing',
    async (wrong) => {
      const before = (await allSignups(store)).length
      expect((await signUp(wrong)).status).toBe(422)
      expect(await allSignups(store)).toHaveLength(before)
    },
  )
})

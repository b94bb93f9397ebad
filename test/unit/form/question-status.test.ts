import { describe, expect, it } from 'vitest'
import type { WideIssue } from '../../../shared/documents/template/field-checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { visibleMessages } from '../../../web/features/form/state/checks.ts'
import {
  INITIAL_STATUS,
  type StatusEvent,
  statusReducer,
} from '../../../web/features/form/state/question-status.ts'

const defaults = { price: '', name: 'Ann' }

const issue = (field: string, message: string, ...also: string[]): WideIssue => ({
  field,
  message,
  also,
})
const errors = [issue('price', 'Sale price is required.'), issue('name', 'Name is required.')]

const statusAfter = (...events: StatusEvent[]) => events.reduce(statusReducer, INITIAL_STATUS)
const visibleAfter = (issues: readonly WideIssue[], answers: Answers, ...events: StatusEvent[]) =>
  visibleMessages(issues, { ...statusAfter(...events), answers }, defaults)

const leave = (key: string): StatusEvent => ({ type: 'leave', key })
const focus = (key: string, hasMessage = false): StatusEvent => ({ type: 'focus', key, hasMessage })
const required = { price: 'Sale price is required.' }

describe('the message of a question', () => {
  it.each([
    ['waits until the question has been left', [], {}],
    ['is shown once it has been left', [leave('price')], required],
    ['waits while the question is answered again', [leave('price'), focus('price')], {}],
    ['stays while a wrong answer is corrected', [leave('price'), focus('price', true)], required],
    [
      'is shown at every question after a try to pay',
      [{ type: 'check', keys: ['price', 'name'] }],
      { ...required, name: 'Name is required.' },
    ],
  ] satisfies [string, StatusEvent[], object][])('%s', (_, events, messages) => {
    expect(visibleAfter(errors, defaults, ...events)).toEqual(messages)
  })

  it('is the first of two', () => {
    const twice = [issue('price', 'First.'), ...errors]
    expect(visibleAfter(twice, defaults, leave('price'))).toEqual({ price: 'First.' })
  })

  it('from the server stays until its answer changes', () => {
    const messages = { price: 'No.', name: 'Not you.' }
    const refuse: StatusEvent = { type: 'refuse', messages }
    expect(statusAfter(refuse, { type: 'change', key: 'name' }).refused).toEqual({ price: 'No.' })
    expect(statusAfter(refuse, { type: 'reset' })).toEqual(INITIAL_STATUS)
  })
})

import { describe, expect, it } from 'vitest'
import type { WideIssue } from '../../../shared/documents/template/checks.ts'
import { visibleMessages } from '../../../web/features/form/state/checks.ts'
import {
  type FormEvent,
  type FormState,
  formReducer,
  formStore,
  initialState,
} from '../../../web/features/form/state/question-status.ts'

const defaults = { price: '', name: 'Ann' }

const stateAfter = (...events: FormEvent[]) => events.reduce(formReducer, initialState(defaults))

const issue = (field: string, message: string, ...also: string[]): WideIssue => ({
  field,
  message,
  also,
})
const errors = [issue('price', 'Sale price is required.'), issue('name', 'Name is required.')]

const visible = (issues: readonly WideIssue[], state: FormState) =>
  visibleMessages(issues, state, defaults)

const leave = (key: string, value: string): FormEvent => ({ type: 'leave', key, value })
const focus = (key: string): FormEvent => ({ type: 'focus', key, hasMessage: false })

describe('the state of the form', () => {
  it('shows a message only after the question has been left', () => {
    expect(visible(errors, stateAfter({ type: 'change', key: 'price', value: 'x' }))).toEqual({})
    const left = stateAfter(leave('price', 'x'))
    expect(visible(errors, left)).toEqual({ price: 'Sale price is required.' })
    expect(left.answers).toEqual({ price: 'x', name: 'Ann' })
  })

  it('leaves a question in peace while it is answered, unless its message already stands', () => {
    expect(visible(errors, stateAfter(leave('price', ''), focus('price')))).toEqual({})
    const standing = stateAfter(leave('price', ''), {
      type: 'focus',
      key: 'price',
      hasMessage: true,
    })
    expect(visible(errors, standing)).toEqual({ price: 'Sale price is required.' })
  })

  it('shows every message after a try to pay', () => {
    const tried = stateAfter({ type: 'check', keys: ['price', 'name'] })
    expect(Object.keys(visible(errors, tried)).toSorted()).toEqual(['name', 'price'])
  })

  it('keeps the shop’s message until its answer changes', () => {
    const messages = { price: 'No.', name: 'Not you.' }
    const refused = stateAfter({ type: 'refuse', messages })
    const changed = formReducer(refused, { type: 'change', key: 'name', value: 'Bo' })
    expect(changed.refused).toEqual({ price: 'No.' })
    const same = formReducer(refused, { type: 'change', key: 'name', value: 'Ann' })
    expect(same).toBe(refused)
  })

  it('shows the first of two messages for one question', () => {
    const twice = [issue('price', 'First.'), ...errors]
    expect(visible(twice, stateAfter({ type: 'check', keys: ['price'] }))).toEqual({
      price: 'First.',
    })
  })

  it('forgets everything when cleared', () => {
    const cleared = stateAfter(
      { type: 'refuse', messages: { price: 'No.' } },
      { type: 'check', keys: ['price'] },
      { type: 'reset', answers: { price: '' } },
    )
    expect(cleared).toEqual(initialState({ price: '' }))
  })
})

describe('an answer that follows another', () => {
  const follows = new Map([
    ['paid', 'sold'],
    ['signed', 'sold'],
  ])
  const opened = initialState(
    { sold: '2026-11-21', paid: '2026-11-21', signed: '2026-11-21' },
    follows,
  )
  const answersAfter = (...events: FormEvent[]) => events.reduce(formReducer, opened).answers
  const change = (key: string, value: string): FormEvent => ({ type: 'change', key, value })

  it('changes with it, also over an empty date box', () => {
    const moved = { sold: '2026-12-05', paid: '2026-12-05', signed: '2026-12-05' }
    expect(answersAfter(change('sold', '2026-12-05'))).toEqual(moved)
    expect(answersAfter(change('sold', ''), change('sold', '2026-12-05'))).toEqual(moved)
  })

  it('keeps what a person gave it, an empty answer too', () => {
    const own = answersAfter(
      change('paid', '2026-11-30'),
      change('signed', ''),
      change('sold', ''),
      change('sold', '2026-12-05'),
    )
    expect(own).toEqual({ sold: '2026-12-05', paid: '2026-11-30', signed: '' })
  })

  it('follows on after the answers of a file', () => {
    const file = { sold: '2026-12-01', paid: '2026-12-01', signed: '2026-12-03' }
    expect(answersAfter({ type: 'reset', answers: file }, change('sold', '2026-12-02'))).toEqual({
      sold: '2026-12-02',
      paid: '2026-12-02',
      signed: '2026-12-03',
    })
  })
})

describe('trouble between two answers', () => {
  const between = [issue('end', 'Ends before it starts.', 'start')]
  const both = { end: 'Ends before it starts.', start: 'Ends before it starts.' }

  it('stands at both of them once its own question has been left', () => {
    expect(visible(between, stateAfter(leave('start', '3'), leave('end', '2')))).toEqual(both)
  })

  it('waits while one of them is being answered for the first time', () => {
    const typing = stateAfter(leave('start', '3'), focus('end'), {
      type: 'change',
      key: 'end',
      value: '2',
    })
    expect(visible(between, typing)).toEqual({})
    expect(visible(between, formReducer(typing, leave('end', '2')))).toEqual(both)
  })

  it('does not reach ahead to a question that has not been answered yet', () => {
    expect(visible(between, stateAfter(leave('start', '3')))).toEqual({})
  })

  it('shows when the other end is changed after an earlier visit', () => {
    const restored = initialState({ ...defaults, end: '2', start: '1' })
    expect(visible(between, formReducer(restored, leave('start', '3')))).toEqual(both)
  })

  it('leaves each question its own message', () => {
    const own = [...between, issue('start', 'Not a date.')]
    const checked = stateAfter({ type: 'check', keys: ['start', 'end'] })
    expect(visible(own, checked)).toEqual({ end: 'Ends before it starts.', start: 'Not a date.' })
  })
})

describe('the store of a form', () => {
  it('tells its listeners of changes, and of nothing else', () => {
    const store = formStore(initialState({ name: 'Ann' }))
    let told = 0
    const stop = store.subscribe(() => {
      told += 1
    })
    store.dispatch({ type: 'change', key: 'name', value: 'Ann' })
    expect(told).toBe(0)
    store.dispatch({ type: 'change', key: 'name', value: 'Bo' })
    expect(told).toBe(1)
    stop()
    store.dispatch({ type: 'change', key: 'name', value: 'Cy' })
    expect(told).toBe(1)
    expect(store.read().answers).toEqual({ name: 'Cy' })
  })

  it('holds what is typed at once, and tells of it when the letter is on the screen', () => {
    const shown: (() => void)[] = []
    const store = formStore(initialState({ name: '' }), (act) => shown.push(act))
    const heard: unknown[] = []
    store.subscribe(() => heard.push(store.read().answers.name))
    store.dispatch({ type: 'type', key: 'name', value: 'A' })
    store.dispatch({ type: 'type', key: 'name', value: 'An' })
    expect(store.read().answers).toEqual({ name: 'An' })
    expect([heard, shown.length]).toEqual([[], 1])
    for (const act of shown) act()
    expect(heard).toEqual(['An'])
  })

  it('tells what was typed before whatever else happens, once', () => {
    const shown: (() => void)[] = []
    const store = formStore(initialState({ name: '' }), (act) => shown.push(act))
    const heard: unknown[] = []
    store.subscribe(() => heard.push(store.read().answers.name))
    store.dispatch({ type: 'type', key: 'name', value: 'ann' })
    store.dispatch({ type: 'leave', key: 'name', value: 'Ann' })
    expect(heard).toEqual(['ann', 'Ann'])
    store.dispatch({ type: 'type', key: 'name', value: 'Bo' })
    store.catchUp()
    store.catchUp()
    for (const act of shown) act()
    expect(heard).toEqual(['ann', 'Ann', 'Bo'])
  })
})

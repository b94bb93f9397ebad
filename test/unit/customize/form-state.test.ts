import { describe, expect, it } from 'vitest'
import {
  type FormEvent,
  formReducer,
  initialState,
  visibleMessages,
} from '../../../web/features/customize/answers/form-state.ts'

const stateAfter = (...events: FormEvent[]) =>
  events.reduce(formReducer, initialState({ price: '', name: 'Ann' }))

const errors = [
  { field: 'price', message: 'Sale price is required.' },
  { field: 'name', message: 'Name is required.' },
]

describe('the state of the form', () => {
  it('shows a message only after the question has been left', () => {
    expect(
      visibleMessages(errors, stateAfter({ type: 'change', key: 'price', value: 'x' })),
    ).toEqual({})
    const left = stateAfter({ type: 'leave', key: 'price', value: 'x' })
    expect(visibleMessages(errors, left)).toEqual({ price: 'Sale price is required.' })
    expect(left.answers).toEqual({ price: 'x', name: 'Ann' })
  })

  it('leaves a question in peace while it is answered, unless its message already stands', () => {
    const left: FormEvent = { type: 'leave', key: 'price', value: '' }
    const calm = stateAfter(left, { type: 'focus', key: 'price', hasMessage: false })
    expect(visibleMessages(errors, calm)).toEqual({})
    const standing = stateAfter(left, { type: 'focus', key: 'price', hasMessage: true })
    expect(visibleMessages(errors, standing)).toEqual({ price: 'Sale price is required.' })
  })

  it('shows every message after a try to pay', () => {
    const tried = stateAfter({ type: 'check', keys: ['price', 'name'] })
    expect(Object.keys(visibleMessages(errors, tried))).toEqual(['name', 'price'])
  })

  it('puts the server’s message first and drops it when its answer changes', () => {
    const refused = stateAfter(
      { type: 'check', keys: ['price'] },
      { type: 'refuse', messages: { price: 'No.', name: 'Not you.' } },
    )
    expect(visibleMessages(errors, refused)).toEqual({ price: 'No.', name: 'Not you.' })
    const changed = formReducer(refused, { type: 'change', key: 'name', value: 'Bo' })
    expect(changed.refused).toEqual({ price: 'No.' })
    const same = formReducer(refused, { type: 'change', key: 'name', value: 'Ann' })
    expect(same).toBe(refused)
  })

  it('shows the first of two messages for one question', () => {
    const twice = [{ field: 'price', message: 'First.' }, ...errors]
    const left = stateAfter({ type: 'check', keys: ['price'] })
    expect(visibleMessages(twice, left)).toEqual({ price: 'First.' })
  })

  it('forgets everything when cleared', () => {
    const cleared = stateAfter(
      { type: 'refuse', messages: { price: 'No.' } },
      { type: 'check', keys: ['price'] },
      { type: 'clear', answers: { price: '' } },
    )
    expect(cleared).toEqual(initialState({ price: '' }))
  })
})

import { describe, expect, it } from 'vitest'
import { loadTemplate } from '../../../shared/documents/registry.ts'
import { defaultsFor, offeredField } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { clearedNotes, optionLimits } from '../../../web/features/form/state/option-limits.ts'
import {
  type FormEvent,
  formReducer,
  initialState,
} from '../../../web/features/form/state/question-status.ts'

const loaded = await loadTemplate('llc-operating-agreement')
if (!loaded) throw new Error('No LLC agreement')
const template = loaded
const limits = optionLimits(template)
const defaults = defaultsFor(template, { today: '2026-11-24' })

const managed = {
  managementType: 'managed by Manager',
  newMemberApproval: 'the Manager',
}
const open = (answers: Answers) => initialState({ ...defaults, ...answers }, new Map(), limits)
const answer = (key: string, value: string): FormEvent => ({ type: 'change', key, value })
const toMembers = answer('managementType', 'managed by Members')

describe('a choice that another answer makes impossible', () => {
  it('is cleared with a note at both questions', () => {
    const state = formReducer(open(managed), toMembers)
    expect(state.answers.newMemberApproval).toBe('')
    const notes = clearedNotes(state.cleared)
    expect(notes.newMemberApproval).toBe(
      'Your answer “The manager (manager-managed only)” was cleared, because it no longer fits the rest. Choose again.',
    )
    expect(notes.managementType).toContain('A new member needs approval of')
  })

  it('loses its notes when it is made again', () => {
    const state = [toMembers, answer('newMemberApproval', 'a majority')].reduce(
      formReducer,
      open(managed),
    )
    expect(clearedNotes(state.cleared)).toEqual({})
    expect(state.answers.newMemberApproval).toBe('a majority')
  })

  it('leaves other answers to the question alone', () => {
    const state = formReducer(open({ ...managed, newMemberApproval: 'a majority' }), toMembers)
    expect(state.answers.newMemberApproval).toBe('a majority')
    expect(state.cleared).toEqual([])
  })

  it('is cleared in an older draft when it is opened', () => {
    const state = open({ ...managed, managementType: 'managed by Members' })
    expect(state.answers.newMemberApproval).toBe('')
    expect(Object.keys(clearedNotes(state.cleared))).toHaveLength(2)
  })

  it('is offered only while it is possible', () => {
    const field = template.steps
      .flatMap(({ fields }) => fields)
      .find(({ key }) => key === 'newMemberApproval')
    if (!field) throw new Error('No such field')
    const offered = (answers: Answers) =>
      offeredField(field, { ...defaults, ...answers }).options?.map(({ value }) => value)
    expect(offered(managed)).toContain('the Manager')
    expect(offered({ managementType: 'managed by Members' })).toEqual(['all Members', 'a majority'])
  })
})

import { describe, expect, it } from 'vitest'
import { defaultsFor, withOfferedOptions } from '../../../shared/documents/template/fields.ts'
import type { Answer, Answers } from '../../../shared/documents/template/template.ts'
import { linkedAnswers } from '../../../web/features/form/state/linked-answers.ts'
import { notesOfCleared } from '../../../web/features/form/state/option-limits.ts'
import { loadTemplateById } from '../../support/templates.ts'

const open = async (id: string, answers: Record<string, Answer> = {}, hasDefaults = true) => {
  const template = await loadTemplateById(id)
  const defaults = defaultsFor(template, { today: '2026-11-21' })
  let present: Answers = { ...defaults, ...answers }
  const links = linkedAnswers(template, hasDefaults ? defaults : {}, present)
  const change = (key: string, value: Answer) => {
    const consequences = links.change(key, { ...present, [key]: value })
    present = { ...present, [key]: value, ...consequences?.answers }
    return consequences?.cleared ?? []
  }
  const restart = (opened: Record<string, Answer>) => {
    present = { ...defaults, ...opened }
    links.restart(present)
  }
  return { template, defaults, links, change, restart, read: (key: string) => present[key] }
}

describe('an answer linked to another', () => {
  it('changes with it, even after the other one was empty', async () => {
    const { change, read } = await open('bill-of-sale')
    change('date', '2026-12-05')
    expect([read('payment_date'), read('signature_date')]).toEqual(['2026-12-05', '2026-12-05'])
    change('date', '')
    change('date', '2026-12-06')
    expect([read('payment_date'), read('signature_date')]).toEqual(['2026-12-06', '2026-12-06'])
  })

  it('does not overwrite the user’s own answer, even an empty one', async () => {
    const { change, read } = await open('bill-of-sale')
    change('payment_date', '2026-11-30')
    change('signature_date', '')
    change('date', '2026-12-05')
    expect([read('payment_date'), read('signature_date')]).toEqual(['2026-11-30', ''])
  })

  it('still follows after answers are imported from a file', async () => {
    const { change, restart, read } = await open('bill-of-sale')
    const [date, other] = ['2026-12-01', '2026-12-03']
    restart({ date, payment_date: date, signature_date: other })
    change('date', '2026-12-02')
    expect([read('payment_date'), read('signature_date')]).toEqual(['2026-12-02', other])
  })

  it('is not linked in a purchased document', async () => {
    const { change, read } = await open('bill-of-sale', {}, false)
    change('date', '2026-12-05')
    expect(read('payment_date')).toBe('2026-11-21')
  })
})

describe('a choice excluded by another answer', () => {
  const id = 'llc-operating-agreement'
  const managed = { managementType: 'managed by Manager', newMemberApproval: 'the Manager' }
  const BY_MEMBERS = 'managed by Members'

  it('is cleared with a note at both questions', async () => {
    const { change, read } = await open(id, managed)
    const notes = notesOfCleared(change('managementType', BY_MEMBERS))
    expect(read('newMemberApproval')).toBe('')
    expect(notes.newMemberApproval).toBe(
      'Your answer “The manager (manager-managed only)” was cleared, because it no longer fits the rest. Choose again.',
    )
    expect(notes.managementType).toContain('A new member needs approval of')
  })

  it('leaves other choices alone', async () => {
    const { change, read } = await open(id, { ...managed, newMemberApproval: 'a majority' })
    expect(change('managementType', BY_MEMBERS)).toEqual([])
    expect(read('newMemberApproval')).toBe('a majority')
  })

  it('is cleared when an older draft is opened', async () => {
    const { links, defaults } = await open(id)
    const opened = { ...defaults, ...managed, managementType: BY_MEMBERS }
    expect(links.clear(opened).answers).toEqual({ newMemberApproval: '' })
  })

  it('is offered only while it is valid', async () => {
    const { template, defaults } = await open(id)
    const field = template.steps
      .flatMap(({ fields }) => fields)
      .find(({ key }) => key === 'newMemberApproval')
    if (!field) throw new Error('No such field')
    const offeredOptions = (answers: Answers) =>
      withOfferedOptions(field, { ...defaults, ...answers }).options?.map(({ value }) => value)
    expect(offeredOptions(managed)).toContain('the Manager')
    expect(offeredOptions({ managementType: BY_MEMBERS })).toEqual(['all Members', 'a majority'])
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import {
  chooseDraft,
  deleteDraft,
  draftSource,
  listDrafts,
} from '../../../web/features/drafts/answer-drafts.ts'
import {
  formatSavedAnswers,
  savedAnswersKey,
} from '../../../web/features/form/state/saved-answers.ts'
import { type DeviceStorage, memoryStorage } from '../../../web/ui/browser/device-storage.ts'

const TODAY = '2026-11-23'

let device: DeviceStorage
beforeEach(() => {
  device = memoryStorage()
})

/** A browser tab whose drafts are stored in `device`, with a newly opened form. */
const newTab = () => {
  const storages = { device, tab: memoryStorage() }
  return {
    open: () => draftSource(template, TODAY, storages),
    choose: (id: string) => chooseDraft(template.id, id, storages),
  }
}

const text = (seller_name: string, second = 0) =>
  formatSavedAnswers({ seller_name }, new Date(Date.UTC(2026, 10, 23, 10, 0, second)))

const names = () => listDrafts(template, device).map(({ name }) => name)

describe('a tab’s draft', () => {
  it('is the latest one on the device in a new tab, including one in the legacy format', () => {
    const old = JSON.stringify({ version: 1, answers: { seller_name: 'Ann' } })
    device.setItem(savedAnswersKey(template.id), old)
    expect(newTab().open().entry?.read()).toBe(old)
    device.setItem(savedAnswersKey(template.id, 'abc'), text('Bo'))
    expect(newTab().open().entry?.read()).toBe(text('Bo'))
  })

  it('is forked when another tab has overwritten it', () => {
    const tab = newTab()
    tab.open().entry?.write(text('Ann'))
    newTab().open().entry?.read()
    device.setItem(savedAnswersKey(template.id), text('Bo', 1))
    const again = tab.open()
    expect(again.entry?.read()).toBe(text('Ann'))
    expect(again.remoteEntry?.read()).toBe(text('Bo', 1))
    expect(names()).toEqual(['Bo', 'Ann'])
  })

  it('offers another tab’s version until the user chooses, however often the form is opened', () => {
    const tab = newTab()
    tab.open().entry?.write(text('Ann'))
    device.setItem(savedAnswersKey(template.id), text('Bo', 1))
    const [first, second] = [tab.open(), tab.open()]
    expect(first.remoteEntry?.key).toBe(savedAnswersKey(template.id))
    expect(second.remoteEntry?.key).toBe(first.remoteEntry?.key)
    expect(second.entry?.key).toBe(first.entry?.key)
    second.entry?.write(text('Ann', 2))
    second.settle?.()
    const settled = tab.open()
    expect(settled.remoteEntry).toBeUndefined()
    expect(settled.entry?.key).toBe(second.entry?.key)
    expect(names()).toEqual(['Ann', 'Bo'])
  })

  it('is not restored after it was deleted in another tab', () => {
    const tab = newTab()
    tab.open().entry?.write(text('Ann'))
    deleteDraft(template.id, '', device)
    expect(tab.open().entry?.read()).toBeNull()
    expect(names()).toEqual([])
  })

  it.each(['{', '7', '{"id":1}'])('is ignored when the tab stores %s', (damaged) => {
    const tab = memoryStorage()
    tab.setItem(`draft:${template.id}`, damaged)
    device.setItem(savedAnswersKey(template.id), text('Ann'))
    expect(draftSource(template, TODAY, { device, tab }).entry?.read()).toBe(text('Ann'))
  })
})

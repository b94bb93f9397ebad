import { describe, expect, it } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { formatAnswerFile, openAnswerFile } from '../../../web/features/drafts/answer-file.tsx'
import fc from '../../support/fast-check.ts'

const today = '2026-11-21'
const now = new Date('2026-11-21T10:00:00Z')
const read = (text: string) => openAnswerFile(new File([text], ''), template, today)
const file = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    ...JSON.parse(formatAnswerFile(template, { seller_name: 'Ann' }, now)),
    ...changes,
  })

describe('an answers file', () => {
  it('restores what was saved, including hidden answers', async () => {
    const answers = { ...template.sampleAnswers, buyer_name: '*Łukasz* "Nguyễn" {[' }
    const report = await read(formatAnswerFile(template, answers, now))
    expect(report).toMatchObject({ answers, invalidAnswers: [], savedAt: now.toISOString() })
  })

  it('imports what fits and reports what does not', async () => {
    const report = await read(
      file({
        answers: {
          seller_name: 'Ann',
          sale_amount: ' $2,400 ',
          buyer_name: 'x'.repeat(201),
          payment_method: 'seashells',
          date: 'soon',
          seller_in_business: 'yes',
          item_description: null,
          stranger: 1,
        },
      }),
    )
    expect(report).toMatchObject({ answers: { seller_name: 'Ann', sale_amount: '2400' }, count: 2 })
    expect(
      'invalidAnswers' in report && report.invalidAnswers.map(({ label }) => label),
    ).toHaveLength(6)
    expect('invalidAnswers' in report && report.invalidAnswers.at(-1)).toEqual({
      label: 'stranger',
      problem: MESSAGES.validation.unknownField,
    })
  })

  it('reads the numbers of amounts and digits as the text of those questions', async () => {
    const report = await read(file({ answers: { sale_amount: 2400.5, seller_name: 5 } }))
    const problem = MESSAGES.validation.text
    const invalidAnswers = [{ label: expect.stringContaining('ame'), problem }]
    expect(report).toMatchObject({ answers: { sale_amount: '2400.50' }, invalidAnswers })
  })

  it.each([
    ['', MESSAGES.answerFile.unreadable],
    ['{', MESSAGES.answerFile.unreadable],
    ['<!doctype html>', MESSAGES.answerFile.unreadable],
    ['null', MESSAGES.answerFile.foreign],
    ['[]', MESSAGES.answerFile.foreign],
    [file({ answers: [] }), MESSAGES.answerFile.foreign],
    [file({ version: 2 }), MESSAGES.answerFile.newer],
    [file({ documentId: 'x', title: 'X' }), MESSAGES.answerFile.otherDocument('X')],
    [`${file().slice(0, -1)},"__proto__":{"a":1}}`, MESSAGES.answerFile.hostile],
    ['['.repeat(100_000), MESSAGES.answerFile.hostile],
    [`{"a":${'{"a":'.repeat(5)}1${'}'.repeat(6)}`, MESSAGES.answerFile.hostile],
    [' '.repeat(300_000), MESSAGES.answerFile.tooLarge(200)],
  ])('is rejected with the reason: %.40s', async (text, refused) => {
    expect(await read(text)).toEqual({ refused })
  })

  it('is parsed quickly, even with hostile input', async () => {
    const before = process.threadCpuUsage()
    await read('"\\'.repeat(60_000))
    await read(`"${'\\"'.repeat(60_000)}`)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1000)
  })

  it('never imports anything but answers to the form’s questions', async () => {
    const keys = new Set(template.steps.flatMap(({ fields }) => fields.map(({ key }) => key)))
    const content = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 0 }))
    await fc.assert(
      fc.asyncProperty(content, async (answers) => {
        const report = await read(file({ answers }))
        if ('refused' in report) return
        expect(Object.keys(report.answers).every((key) => keys.has(key))).toBe(true)
      }),
    )
  })
})

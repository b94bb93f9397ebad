import { describe, expect, it } from 'vitest'
import { inspectTemplate } from '../../../lambdas/admin/uploads/inspection/inspect.ts'
import { HOSTILE_WORD } from '../../support/hostile/docx.ts'
import { HOSTILE_CONTENTS } from '../../support/hostile/docx-contents.ts'
import { HOSTILE_WORD_LINKS } from '../../support/hostile/docx-links.ts'
import { HOSTILE_TRACES } from '../../support/hostile/docx-traces.ts'
import {
  HIDDEN_FORM,
  HIDDEN_IN_PDF,
  HIDDEN_IN_WORD,
  pageOf,
  VISIBLE_IN_PDF,
  VISIBLE_IN_WORD,
  VISIBLE_RESOURCES,
  wordOf,
} from '../../support/hostile/hidden-text.ts'
import { HOSTILE_PDF } from '../../support/hostile/pdf.ts'
import { HOSTILE_PDF_ACTIONS } from '../../support/hostile/pdf-actions.ts'
import { HOSTILE_BEYOND_PAGES } from '../../support/hostile/pdf-beyond-pages.ts'

describe.each([...HOSTILE_WORD, ...HOSTILE_CONTENTS, ...HOSTILE_WORD_LINKS, ...HOSTILE_TRACES])(
  'a Word file with $what',
  ({ make, reason }) => {
    it(`is rejected: ${reason}`, async () => {
      expect(await inspectTemplate('docx', make())).toEqual({ passed: false, reason })
    })
  },
)

describe.each([...HOSTILE_PDF, ...HOSTILE_BEYOND_PAGES, ...HOSTILE_PDF_ACTIONS])(
  'a PDF with $what',
  ({ make, reason }) => {
    it(`is rejected: ${reason}`, async () => {
      expect(await inspectTemplate('pdf', make())).toEqual({ passed: false, reason })
    })
  },
)

it.each(HIDDEN_IN_WORD)('hidden text in Word is refused and named: %j', async (file, says) => {
  const { reason, place } = {
    reason: '',
    place: '',
    ...(await inspectTemplate('docx', wordOf(file))),
  }
  expect([reason, place]).toEqual(['hiddenText', expect.stringContaining(says)])
})

it.each(HIDDEN_IN_PDF)(
  'hidden text in a PDF is refused and named: %s',
  async (content, says, resources, form = HIDDEN_FORM) => {
    const file = pageOf(content, resources, form)
    const { reason, place } = { reason: '', place: '', ...(await inspectTemplate('pdf', file)) }
    expect([reason, place]).toEqual(['hiddenText', expect.stringContaining(says)])
  },
)

it.each([
  ...VISIBLE_IN_WORD.map((file) => ['docx', wordOf(file)] as const),
  ...VISIBLE_IN_PDF.map((content) => ['pdf', pageOf(content, VISIBLE_RESOURCES)] as const),
])('visible text in a %s passes: case %#', async (type, file) => {
  expect(await inspectTemplate(type, file)).toMatchObject({ passed: true })
})

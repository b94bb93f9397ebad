import { describe, expect, it } from 'vitest'
import { inspectTemplate } from '../../../lambdas/admin/uploads/inspection/inspect.ts'
import { HOSTILE_WORD } from '../../support/hostile/docx.ts'
import { HOSTILE_CONTENTS } from '../../support/hostile/docx-contents.ts'
import { HOSTILE_WORD_LINKS } from '../../support/hostile/docx-links.ts'
import { HOSTILE_TRACES } from '../../support/hostile/docx-traces.ts'
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

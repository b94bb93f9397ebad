import type { RefusalReason } from '../../../lambdas/admin/uploads/inspection/refusal.ts'
import { type HostileCase, hostileFiles } from './hostile.ts'
import { type Pdf, pdfFile, stream } from './pdf.ts'

/** The first page again, with these entries; the last definition of an object wins. */
const page = (entries: string) =>
  `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${entries} >>\nendobj`
const object = (entries: string) => `7 0 obj\n<< ${entries} >>\nendobj`
const annotation = (entries: string) => object(`/Type /Annot /Rect [0 0 9 9] ${entries}`)

const GO_TO = '/S /GoTo /D [3 0 R /Fit]'
const WEBSITE = '<< /S /URI /URI (https://evil.example) >>'

const OBJECTS: readonly [what: string, object: string | Buffer, reason: RefusalReason][] = [
  ['an action when a page opens', page(`/AA << /O ${WEBSITE} >>`), 'opens'],
  ['an action of an annotation', annotation(`/Subtype /Link /AA << /E ${WEBSITE} >>`), 'opens'],
  [
    'a link that does a second thing',
    annotation(`/Subtype /Link /A << ${GO_TO} /Next ${WEBSITE} >>`),
    'opens',
  ],
  ['a link to an article thread', annotation('/Subtype /Link /A << /S /Thread /D 0 >>'), 'opens'],
  ['a thread of another file', object('/S /Thread /F (a.pdf) /D 0'), 'opens'],
  ['a link that resets a form', object('/S /ResetForm'), 'opens'],
  ['a link that prints', annotation('/Subtype /Link /A << /S /Named /N /Print >>'), 'opens'],
  ['a link of an unknown kind', annotation('/Subtype /Link /A << /S /Unknown >>'), 'opens'],
  [
    'a link to a page of another file',
    annotation(`/Subtype /Link /A << ${GO_TO} /F (a.pdf) >>`),
    'opens',
  ],
  ['a bookmark that starts something', object('/Title (Chapter) /A << /S /Unknown >>'), 'opens'],
  ['a stream in another file', stream('/Length 1 /F (https://evil.example/a)', 'x'), 'external'],
  [
    'a page of another file',
    stream('/Length 1 /Subtype /Form /Ref << /F 7 0 R >>', 'x'),
    'external',
  ],
  [
    'an image that a print shop replaces by a file',
    stream('/Length 1 /Subtype /Image /OPI << /2.0 << /F (a.tif) >> >>', 'x'),
    'external',
  ],
  ['a program for the printer', stream('/Length 1 /Type /XObject /Subtype /PS', 'x'), 'script'],
  ['a form with a program', stream('/Length 1 /Subtype /Form /Subtype2 /PS', 'x'), 'script'],
  ['a specification of a file', object('/Type /Filespec /F (a.exe)'), 'attachment'],
  ['a note', annotation('/Subtype /Text /Contents (Ask Bob)'), 'comments'],
  [
    'a note on a page that has no type',
    `${page('/Annots [7 0 R]')}\n${object('/Subtype /Text /Contents (a)')}`,
    'comments',
  ],
  ['an unknown annotation', annotation('/Subtype /Projection'), 'unusual'],
  ['an unknown entry of a page', page('/Unknown 1'), 'unusual'],
  ['an unknown entry of an annotation', annotation('/Subtype /Link /Unknown 1'), 'unusual'],
  ['a signature', object('/FT /Sig /T (a)'), 'signed'],
]

const CATALOGS: readonly [what: string, catalog: string, reason: RefusalReason][] = [
  ['an action when it closes', `/AA << /WC ${WEBSITE} >>`, 'opens'],
  ['a second thing to do when it opens', `/OpenAction << ${GO_TO} /Next ${WEBSITE} >>`, 'opens'],
  ['a portfolio', '/Collection << >>', 'attachment'],
  ['associated files', '/AF []', 'attachment'],
  ['layers', '/OCProperties << >>', 'hiddenText'],
  ['an unknown entry of the catalog', '/Requirements []', 'unusual'],
  ['unknown names', '/Names << /Templates 9 0 R >>', 'unusual'],
]

/** PDFs with actions on opening or clicking, references to other files, or content that readers don't see. */
export const HOSTILE_PDF_ACTIONS = hostileFiles<Pdf>(
  [
    ...OBJECTS.map(([what, each, reason]): HostileCase<Pdf> => [what, reason, { objects: [each] }]),
    ...CATALOGS.map(([what, catalog, reason]): HostileCase<Pdf> => [what, reason, { catalog }]),
  ],
  pdfFile,
)

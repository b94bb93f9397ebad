import { deflateSync } from 'node:zlib'
import { LIMITS, type RefusalReason } from '../../../lambdas/admin/uploads/inspection/refusal.ts'
import { type HostileCase, hostileFiles } from './hostile.ts'
import { objectStream, type Pdf, pdfFile, stream } from './pdf.ts'

/** The first page again, with these entries; the last definition of an object wins. */
const page = (entries: string) =>
  `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${entries} >>\nendobj`
const object = (entries: string) => `7 0 obj\n<< ${entries} >>\nendobj`
const annotation = (entries: string) => object(`/Type /Annot /Rect [0 0 9 9] ${entries}`)
const link = (action: string) => annotation(`/Subtype /Link /A << ${action} >>`)
const FONT = '/Font << /F << /DescendantFonts [<< >>] >> >>'
/** A page whose content is this stream, which also is a form. */
const content = (data: string | Buffer, dictionary = '', contents = '9 0 R') =>
  Buffer.concat([
    Buffer.from(page(`/Contents ${contents} /Resources << /XObject << /X 9 0 R >> ${FONT} >>`)),
    stream(`/Subtype /Form ${dictionary}`, data),
  ])
const FLATE = '/Filter /FlateDecode'
const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes, ' '))
const HALF = packed(LIMITS.allContent / 2)

const GO_TO = '/S /GoTo /D [3 0 R /Fit]'
const WEBSITE = '<< /S /URI /URI (https://evil.example) >>'

const OBJECTS: readonly [what: string, object: string | Buffer, reason: RefusalReason][] = [
  ['an action when a page opens', page(`/AA << /O ${WEBSITE} >>`), 'opens'],
  ['an action of an annotation', annotation(`/Subtype /Link /AA << /E ${WEBSITE} >>`), 'opens'],
  ['a link that does a second thing', link(`${GO_TO} /Next ${WEBSITE}`), 'opens'],
  ['a link to an article thread', link('/S /Thread /D 0'), 'opens'],
  ['a thread of another file', object('/S /Thread /F (a.pdf) /D 0'), 'opens'],
  ['a link that resets a form', object('/S /ResetForm'), 'opens'],
  ['a link that prints', link('/S /Named /N /Print'), 'opens'],
  ['a link of an unknown kind', link('/S /Unknown'), 'opens'],
  ['a link without a place', object('/Type /Annot /Subtype /Link /A << /S /Unknown >>'), 'opens'],
  ['a link to a page of another file', link(`${GO_TO} /F (a.pdf)`), 'opens'],
  ['a bookmark that starts something', object('/Title (Chapter) /A << /S /Unknown >>'), 'opens'],
  ['a stream in another file', stream('/Length 1 /F (https://evil.example/a)', 'x'), 'external'],
  ['a page of another file', content('', '/Ref << /F 7 0 R >>'), 'external'],
  ['an image for a print shop', content('', '/OPI << /2.0 << /F (a.tif) >> >>'), 'external'],
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
  ['a packed link to a script', objectStream('<< /S /URI /URI (javascript:a) >>'), 'links'],
  ['a link to a script under an escaped key', object('/S /URI /U#52I (javascript:a)'), 'links'],
  ['a film', object('/Type /Annot /Subtype /Movie /Movie << /F (a.avi) >>'), 'media'],
  ['a sound', object('/Type /Annot /Subtype /Sound /Sound 9 0 R'), 'media'],
  ['a sound with a spelled out name', object('/S /So#75nd'), 'media'],
  ['a rendition', object('/S /Rendition /OP 0'), 'media'],
  ['rich media', object('/Type /Annot /Subtype /RichMedia'), 'media'],
  ['a 3D model', object('/Type /Annot /Subtype /3D /3DD 9 0 R'), 'media'],
  ['a signature', object('/FT /Sig /T (a)'), 'signed'],
  ['an unknown entry of a page that is not shown', object('/Type /Page /Unknown 1'), 'unusual'],
  ['layers, and no type', '1 0 obj << /Pages 2 0 R /OCProperties << >> >> endobj', 'hiddenText'],
  ['no page', '2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj', 'damaged'],
  ['an object without an end', '7 0 obj 1', 'damaged'],
  ['a stream without an end', '7 0 obj << >> stream\nx\nendobj', 'unreadable'],
  ['a name that is too long', object(`/${'a'.repeat(4000)} 1`), 'unreadable'],
  ['objects with a predictor', objectStream('1', { before: '/Predictor 12' }), 'unreadable'],
  ['objects in another file', objectStream('1', { before: '/F (a)' }), 'unreadable'],
  ['objects with an old filter', objectStream('1', { filter: '/Filter /LZWDecode' }), 'unreadable'],
  ['objects with a second filter', objectStream('1', { before: '/A /LZWDecode' }), 'unreadable'],
  ['a watermark', content('/Artifact << /Subtype /Watermark >> BDC'), 'watermark'],
  ['content with an unknown filter', content('', '/Filter /LZWDecode'), 'unreadable'],
  ['content with two filters', content('', '/Filter [/FlateDecode /LZWDecode]'), 'unreadable'],
  ['content with a predictor', content(packed(1), `${FLATE} /DecodeParms 1`), 'unreadable'],
  ['content that cannot be decompressed', content('not packed', FLATE), 'unreadable'],
  ['content without end', content(packed(LIMITS.pageContent + 1), FLATE), 'tooMuchInside'],
  ['long content twice', content(HALF, FLATE, '[9 0 R 9 0 R]'), 'tooMuchInside'],
  ['a text without an end', content('(a'), 'damaged'],
  ['an end without a text', content(')'), 'damaged'],
  ['an operation with two numbers too many', content('1 2 3 Tz'), 'damaged'],
  ['a form whose box lacks a number', content('/X Do', '/BBox [0 0 9]'), 'damaged'],
  ['a form that draws itself', content('/X Do'), 'tooMuchInside'],
  ['more paint than pages have', content('0 0 9 9 re f '.repeat(501)), 'tooMuchInside'],
  ['more operations than pages have', content('w '.repeat(LIMITS.operations + 1)), 'tooMuchInside'],
  ['a font with an unknown encoding', content('BT /F 9 Tf (a) Tj ET'), 'unreadable'],
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

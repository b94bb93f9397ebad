import { field, type Word, withPart, wordFile } from './docx.ts'
import { pdfFile, stream } from './pdf.ts'

const SECRET = 'The buyer owes twice'
const run = (properties: string, text = SECRET) =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
const cell = (fill: string, content: string) =>
  `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="${fill}"/></w:tcPr><w:p>${content}</w:p></w:tc></w:tr></w:tbl>`
const box = (drawing: string, content = run('')) =>
  `<w:drawing><wp:anchor>${drawing}<wps:wsp><w:txbxContent><w:p>${content}</w:p></w:txbxContent></wps:wsp></wp:anchor></w:drawing>`
const shape = (style: string) =>
  `<w:pict><v:shape style="${style}"><v:textbox><w:txbxContent><w:p>${run('')}</w:p></w:txbxContent></v:textbox></v:shape></w:pict>`
const withStyle = (style: string, body: string, type = 'paragraph'): Word => ({
  ...withPart(
    'word/styles.xml',
    `<w:styles><w:style w:type="${type}" w:styleId="A">${style}</w:style><w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>`,
  ),
  body,
})
const WHITE = '<w:color w:val="FFFFFF"/>'

/** Word files with text that readers don't see, and what the message says of it. */
export const HIDDEN_IN_WORD: readonly [Word | string, says: string][] = [
  [run('<w:vanish w:val="on"/>'), 'marked as hidden'],
  [run('<w:webHidden/>'), 'marked as hidden'],
  [run(WHITE), `In the document, “${SECRET}” has the color of its background`],
  [run('<w:color w:val="F5F5F0"/>'), 'color'],
  [run('<w:color w:val="000000" w:themeColor="background1"/>'), 'color'],
  [run('<w:color w:val="000000" w:themeColor="text1" w:themeTint="10"/>'), 'color'],
  [run('<w:color w:val="000000"/><w:highlight w:val="black"/>'), 'color'],
  [cell('000000', run('<w:color w:val="101010"/>')), 'color'],
  [cell('FFFFFF', run(WHITE)), 'color'],
  [run('<w14:textFill><w14:noFill/></w14:textFill>'), 'transparent'],
  [run('<w:sz w:val="2"/>'), 'smaller than 3 points'],
  [run('<w:w w:val="1"/>'), 'condensed'],
  [run('<w:fitText w:val="1"/>'), 'condensed'],
  [run('<w:spacing w:val="-200"/>'), 'condensed'],
  [run('<w:position w:val="3000"/>'), 'condensed or moved'],
  [`<w:pPr><w:spacing w:line="20" w:lineRule="exact"/></w:pPr>${run('')}`, 'cut off'],
  [`<w:pPr><w:ind w:left="-20000"/></w:pPr>${run('')}`, 'outside the page'],
  [`<w:pPr><w:framePr w:x="30000"/></w:pPr>${run('')}`, 'outside the page'],
  [`<w:pPr><w:tabs><w:tab w:pos="30000"/></w:tabs></w:pPr>${run('')}`, 'outside the page'],
  [`<w:pPr><w15:collapsed/></w:pPr>${run('')}`, 'marked as hidden'],
  [box('<wp:positionH><wp:posOffset>-9999999</wp:posOffset></wp:positionH>'), 'outside the page'],
  [box('<wp:extent cx="1" cy="1"/>'), 'cut off'],
  [box('<wp:docPr hidden="1"/>'), 'marked as hidden'],
  [shape('position:absolute;margin-left:-999pt'), 'outside the page'],
  [shape('visibility:hidden'), 'marked as hidden'],
  [shape('width:0;height:9pt'), 'cut off'],
  [withStyle(`<w:rPr>${WHITE}</w:rPr>`, `<w:pPr><w:pStyle w:val="B"/></w:pPr>${run('')}`), 'color'],
  [withStyle(`<w:rPr>${WHITE}</w:rPr>`, '', 'table'), 'In the styles'],
  [
    withPart('word/header1.xml', `<w:hdr><w:p>${run('<w:sz w:val="2"/>')}</w:p></w:hdr>`),
    'In the header',
  ],
].map(([file, says]) => [typeof file === 'string' ? { body: file } : file, says] as [Word, string])

/** Word files whose text every reader sees. */
export const VISIBLE_IN_WORD: readonly (Word | string)[] = [
  cell('203050', run(WHITE)),
  run(`${WHITE}<w:shd w:val="clear" w:fill="203050"/>`),
  run('<w:color w:val="auto"/><w:sz w:val="12"/><w:vertAlign w:val="superscript"/>'),
  run('<w:color w:val="808080"/><w:spacing w:val="-10"/><w:position w:val="6"/>'),
  run(WHITE, ' '),
  run('<w:webHidden/>', '12') + field('PAGE'),
  `<w:pPr><w:rPr><w:vanish/><w:specVanish/></w:rPr></w:pPr>${run('')}`,
  run('<w:vanish w:val="0"/>'),
  box('<wp:positionH><wp:posOffset>914400</wp:posOffset></wp:positionH>'),
  withStyle(
    `<w:tblStylePr w:type="firstRow"><w:rPr>${WHITE}</w:rPr><w:tcPr><w:shd w:val="clear" w:fill="203050"/></w:tcPr></w:tblStylePr>`,
    '',
    'table',
  ),
]
export const wordOf = (file: Word | string) =>
  wordFile(typeof file === 'string' ? { body: file } : file)

/** A PDF whose page has this content. */
export const pageOf = (content: string, resources = '', form = ''): Buffer =>
  pdfFile({
    objects: [
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 9 0 R /Resources << ${resources} >> >>\nendobj`,
      stream(`/Length ${content.length}`, content),
      stream(`/Subtype /Form /N 3 /BBox [0 0 199 99] /Length ${form.length}`, form, 8),
    ],
  })

const text = (before: string, place = '72 700 Td', shown = `(${SECRET}) Tj`) =>
  `BT /F1 12 Tf ${before} ${place} ${shown} ET`
const SPACES = ' '.repeat(200)
const FIELD = '<< /Type /Annot /Subtype /Widget /Rect [60 690 300 720] /AP << /N 8 0 R >> >>'
const WHITE_PAGE = '1 g 0 0 612 792 re f'

export const HIDDEN_IN_PDF: readonly [content: string, says: string, resources?: string][] = [
  [text('3 Tr'), `In page 1, “${SECRET}” is marked as hidden`],
  [text('1 g'), 'color'],
  [text('0 0 .02 0 k'), 'color'],
  [text('/A cs 1 1 1 sc'), 'color', '/ColorSpace << /A [/ICCBased 7 0 R] >>'],
  [text('/A cs 0 sc'), 'color', '/ColorSpace << /A [/Separation /Black /DeviceGray 7 0 R] >>'],
  [`0 0 0 rg 60 680 300 60 re f ${text('.05 g')}`, 'color'],
  [text('1 Tr 1 G'), 'color'],
  [text('/F1 1 Tf'), 'smaller than 3 points'],
  [`.1 0 0 .1 0 0 cm ${text('')}`, 'smaller than 3 points'],
  [text('1 Tz'), 'condensed'],
  [text('-12 Tc'), 'condensed'],
  [text('', `-${'9'.repeat(400)} 700 Td`), 'outside the page'],
  ...[
    text('', '72 700 Td', `(${SPACES}${SECRET}) Tj`),
    text('', '72 700 Td', `(${SPACES}) Tj (${SECRET}) Tj`),
    text('9999 Tw', '72 700 Td', `( ${SECRET}) Tj`),
    text('900 Tc'),
    text('9000 Tz', '72 700 Td', `( ${SECRET}) Tj`),
    text('', '72 700 Td', `[-49000 (${SECRET})] TJ`),
    text('2000 Ts'),
    text('', '72 700 Td', `9999 0 ( ${SECRET}) "`),
  ].map((content): [string, string] => [content, `${SECRET}” is outside the page`]),
  [
    '/W 12 Tf BT 72 700 Td ( a) Tj ET',
    'outside',
    '/Font << /W << /Widths [900000] /FirstChar 32 /FontMatrix [0] >> >>',
  ],
  [text('', '72 700 Td', `[(${[...SECRET].join(') 550 (')})] TJ`), 'condensed or moved'],
  [`0 0 0 rg 70 690 9 20 re f ${text('1 g')}`, 'color'],
  [`${text('')} 0 0 612 792 re ${WHITE_PAGE}`, `In page 1, “${SECRET}” is covered`],
  [text('/G gs'), 'smaller', '/ExtGState << /G << /Font [7 0 R .1] >> >>'],
  [text('/M gs /G gs'), 'transparent', '/ExtGState << /M << /SMask << >> >> /G << /ca 1 >> >>'],
  [text('/A cs 0 1 1 1 sc'), 'color', '/ColorSpace << /A [/ICCBased 8 0 R] >>'],
  [
    `${text('/G gs')} ${text('/H gs', '72 680 Td')}`,
    'transparent',
    '/ExtGState << /G << /ca 0 >> /H << /ca 1 >> >>',
  ],
  [text('', '1 0 0 1 72 2000 Tm'), 'outside the page'],
  [`0 0 9 9 re W n ${text('')}`, 'cut off'],
  [`0 0 9 9 re 600 780 9 9 re W n ${text('')}`, 'cut off'],
  [text('/G gs'), 'transparent', '/ExtGState << /G << /ca 0 >> >>'],
  [text(''), 'covered', `>> /Annots [${FIELD}] /BoxColorInfo <<`],
  ['/X Do', 'color', '/XObject << /X 8 0 R >>'],
]
export const STATES = '/ExtGState << /G << /ca 0 >> /H << /ca 1 >> /V << /BM /Multiply >> >>'
export const HIDDEN_FORM = `${WHITE_PAGE} ${text('1 1 1 rg', '9 9 Td')}`

export const VISIBLE_IN_PDF: readonly string[] = [
  text(''),
  text('.4 g 80 Tz 2 Tr'),
  `0 0 .4 rg 60 680 300 60 re f ${text('1 g')}`,
  `q 1 g 0 0 m 612 0 l 612 792 l 0 792 l h f Q ${text('0 g')}`,
  'BT /F1 1 Tf 12 0 0 12 72 700 Tm [(\\(a\\)) -250 <41>] TJ ET',
  'BI /W 1 /H 1 /BPC 8 /CS /G ID \u00ff EI BT /F1 9 Tf 9 9 Td 1 g ( ) Tj ET',
  `0 0 612 792 re W n ${text('')}`,
  `${WHITE_PAGE} ${text('0 g', '73 699 Td')}`,
  `${text('/G gs', '74 698 Td')} ${text('/H gs')}`,
  `${text('')} /V gs ${WHITE_PAGE}`,
  `0 0 m 612 0 l 612 792 l f ${text('')}`,
]

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
      stream(`/N 4 /Length ${content.length}`, content),
      stream(`/Subtype /Form /N 3 /BBox [10 20 210 70] /Length ${form.length}`, form, 8),
    ],
  })

const text = (before: string, place = '72 700 Td', shown = `(${SECRET}) Tj`) =>
  `BT /F1 12 Tf ${before} ${place} ${shown} ET`
const SPACES = ' '.repeat(200)
const MANY = 'i'.repeat(90)
const fieldOf = (entries = '/F 4 /AP << /N 8 0 R >>') =>
  `<< /Type /Annot /Subtype /Widget /Rect [60 690 460 790] ${entries} >>`
const link = (action: string) => `<< /Type /Annot /Subtype /Link /A << /S ${action} >> >>`
/** Widths of a font with two bytes per character: 0 for 1, enormous for 2, 5 and 6. */
const WIDE = '/Encoding /Identity-H /DescendantFonts [<< /W [5 6 90000 1 [0 90000]] >>]'
const WHITE_PAGE = '1 g 0 0 612 792 re f'

type HiddenRow = [content: string, says: string, resources?: string, form?: string]
const each = (says: string, contents: readonly string[], resources?: string): HiddenRow[] =>
  contents.map((content) => [content, says, resources])
const withEach = (content: string, says: string, resources: readonly string[]): HiddenRow[] =>
  resources.map((one) => [content, says, one])

export const HIDDEN_IN_PDF: readonly HiddenRow[] = [
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
  ...each(`${SECRET}” is outside the page`, [
    text('', '72 700 Td', `(${SPACES}${SECRET}) Tj`),
    text('', '72 700 Td', `(${SPACES}) Tj (${SECRET}) Tj`),
    text('9999 Tw', '72 700 Td', `( ${SECRET}) Tj`),
    text('900 Tc'),
    text('9000 Tz', '72 700 Td', `( ${SECRET}) Tj`),
    text('', '72 700 Td', `[-49000 (${SECRET})] TJ`),
    text('2000 Ts'),
    text('', '72 700 Td', `9999 0 ( ${SECRET}) "`),
  ]),
  [
    '/W 12 Tf BT 72 700 Td ( a) Tj ET',
    'outside',
    '/Font << /W << /Widths [900000] /FirstChar 32 /FontMatrix [0] >> >>',
  ],
  [text('', '72 700 Td', `[-9000 (${[...SECRET].join(') 550 (')})] TJ`), 'condensed or moved'],
  [`0 0 0 rg 70 690 9 20 re f ${text('1 g')}`, 'color'],
  [`${text('')} 0 0 612 792 re ${WHITE_PAGE}`, `In page 1, “${SECRET}” is covered`],
  [text('/G gs'), 'smaller', '/ExtGState << /G << /Font [7 0 R .1] >> >>'],
  [text('/M gs /G gs'), 'transparent', '/ExtGState << /M << /SMask << >> >> /G << /ca 1 >> >>'],
  [text('/A cs 0 1 1 1 sc'), 'color', '/ColorSpace << /A [/ICCBased 8 0 R] >>'],
  [text('', '1 0 0 1 72 2000 Tm'), 'outside the page'],
  [`0 0 9 9 re W n ${text('')}`, 'cut off'],
  [`0 0 9 9 re 600 780 9 9 re W n ${text('')}`, 'cut off'],
  [text('/G gs'), 'transparent', '/ExtGState << /G << /ca 0 >> >>'],
  [text(''), 'covered', `>> /Annots [${fieldOf()}] /Trans <<`],
  [text(''), 'covered', `>> /Annots [${fieldOf('/AP << /N << /On 8 0 R >> >>')}] /Trans <<`],
  [text(''), 'covered', `>> /Annots [${fieldOf()}] /Trans <<`, '71.5 22 2 8 re f'],
  ['', 'a field or link” is marked', `>> /Annots [${fieldOf('/F 2')}] /Trans <<`],
  [text('3 Tr', '72 700 Td', '(\\124he \\) (b)) Tj'), '“The ) (b)”'],
  [text('3 Tr', '72 700 Td', '<54 68 65 4> Tj'), '“The@”'],
  [text('3 Tr', '72 700 Td', '(a\\200a) Tj'), '“text”'],
  [text('3 Tr', '72 700 Td', '[(The) 1 (buyer)] TJ'), '“Thebuyer”'],
  [`BI ID (EI ( EI ${text('3 Tr')}`, 'marked'],
  [text('', '72 700 Td', '<00020009> Tj'), 'outside', `/Font << /F1 << ${WIDE} >> >>`],
  [text('', '72 700 Td', '<00060009> Tj'), 'outside', `/Font << /F1 << ${WIDE} >> >>`],
  ...withEach(text('', '72 700 Td', `(${MANY}) Tj`), 'outside', [
    '/Font << /F1 << /Encoding /Identity-H /DescendantFonts [<< /DW 90000 >>] >> >>',
    '/Font << /F1 << /Widths [0] /FontDescriptor << /MissingWidth 90000 >> >> >>',
    '/Font << /F1 << /Subtype /Type3 /Widths [9] /FirstChar 105 /FontMatrix [9] >> >>',
    '/Font << /F1 << /BaseFont /Courier >> >>',
  ]),
  [`.9 .9 .9 0 k 60 680 300 60 re f ${text('.1 g')}`, 'color'],
  [`0 0 0 .9 k 60 680 300 60 re f ${text('.1 g')}`, 'color'],
  [text('/A cs 1 sc'), 'color', '/ColorSpace << /A [/Separation /Gold /DeviceGray 7 0 R] >>'],
  [text('/A cs 1 sc'), 'color', '/ColorSpace << /A [/DeviceN /Black /DeviceGray 7 0 R] >>'],
  ...each('outside', [
    text('', '72 300 Td 400 TL T*'),
    text('', '72 300 Td 400 TL', `(${SECRET}) '`),
    text('', '72 300 Td 400 TL', `0 0 (${SECRET}) "`),
    text('', '72 300 Td 0 200 TD T* T*'),
  ]),
  ...each(
    'covered',
    [
      `${text('')} 180 690 50 30 re f`,
      `${text('')} 70 690 6 30 re f`,
      `${text('', '0 1 -1 0 72 500 Tm')} 60 610 30 30 re f`,
      `${text('')} 250 650 m 400 650 l 100 760 l f`,
      `${text('')} 60 690 m 60 790 300 790 300 690 c f`,
      `${text('')} /S sh`,
      `${text('')} 612 0 0 792 0 0 cm /I Do`,
      `${text('')} /N gs ${WHITE_PAGE}`,
    ],
    '/XObject << /I 9 0 R >> /ExtGState << /N << /BM /Normal >> >>',
  ),
  [text('/G gs 1 Tr'), 'transparent', '/ExtGState << /G << /CA 0 >> >>'],
  ...each(
    'transparent',
    [
      `${text('/G gs')} ${text('/H gs', '72 680 Td')}`,
      `${text('/G gs')} ${text('/H gs', '72 700 Td', '(The buyer owes twicf) Tj')}`,
      `${text('/G gs')} ${text('/H gs /F2 12 Tf')}`,
    ],
    '/Font << /F2 << /BaseFont /Helvetica >> >> /ExtGState << /G << /ca 0 >> /H << /ca 1 >> >>',
  ),
  ['/X Do', 'color', '/XObject << /X 8 0 R >>'],
]
export const VISIBLE_RESOURCES = `
  /ExtGState << /G << /ca 0 >> /H << /ca 1 >> /V << /BM /Multiply >> /U << /ca .5 >> /M << /SMask << >> >> >>
  /ColorSpace << /A [/ICCBased 8 0 R] /B [/Separation /Black /DeviceGray 7 0 R] /C [/ICCBased 9 0 R] /D /DeviceCMYK >>
  /Font << /W << ${WIDE} >> >> /XObject << /I 9 0 R >> >> /Annots [99 0 R ${fieldOf()}
  ${['/GoTo /D [3 0 R /Fit]', ...['NextPage', 'PrevPage', 'FirstPage', 'LastPage'].map((name) => `/Named /N /${name}`)].map(link).join(' ')}
  ] /Trans <<`
export const HIDDEN_FORM = `${WHITE_PAGE} ${text('1 1 1 rg', '20 40 Td')}`

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
  `% (\n${text('.05 g', '72-00 700 Td')}`,
  text('1 Tc', '72 700 Td', `(${MANY.slice(9)}\\201) Tj`),
  text('', '-2 700 Td', '[(a) 400 (b)] TJ'),
  text('999 Tw', '72 700 Td', '-99000 (abc) Tj'),
  text('999 Tw /W 12 Tf', '72 700 Td', '<0001000300040020000700090003> Tj'),
  text('/W 12 Tf', '72 700 Td', '<0001> Tj'),
  text('/W 12 Tf', '9999 700 Td', '<0003> Tj'),
  `290 170 55 60 re W n 2 1 -1 2 300 100 cm BT /F1 4 Tf 1 .5 -.5 1 20 30 Tm (abcdefghij) Tj ET`,
  'BT /F1 -12 Tf -1 0 0 -1 72 700 Tm (abc) Tj ET',
  ...['/A cs 0 0 0 sc', '/B cs .9 sc', '/C cs 0 0 0 1 sc', '/D cs 0 0 0 1 sc'].map((ink) =>
    text(ink),
  ),
  ...['.4 sc', '0 1 1 0 k', '/Q gs', '1 g /DeviceRGB cs'].map((ink) => text(ink)),
  ...['0 706 612 9', '0 690 612 9', '0 690 73 30', '186 690 90 30'].map(
    (clip) => `${text('')} q ${clip} re W n ${WHITE_PAGE} Q`,
  ),
  ...['0 690 612 9', '0 710 612 9'].map((clip) => `${clip} re W n ${text('')}`),
  `${text('')} 250 650 m 400 650 l 170 760 l f`,
  `${text('')} 1 g 0 702 612 2 re f`,
  `${text('')} /U gs 1 1 0 rg 0 0 612 792 re f`,
  ...['G', 'M'].map((state) => `q /${state} gs 0 0 612 792 re f Q ${text('')}`),
  `q 0 0 9 9 re W n Q 9 9 l /None Do ${text('')}`,
  `0 g 72 700 117 20 re f ${text('1 g')}`,
  `q 612 0 0 792 0 0 cm /I Do Q ${text('1 g')}`,
]

import { describe, expect, it } from 'vitest'
import { docxFacts } from '../../../lambdas/admin/uploads/docx-title.ts'
import { pdfTitle } from '../../../lambdas/admin/uploads/pdf-title.ts'
import { inspectionFacts } from '../../../web/features/admin/upload/inspection-facts.ts'
import { wordFile } from '../../support/hostile/docx.ts'
import { packed, pdfFile, stream } from '../../support/hostile/pdf.ts'

const info = (title: string) =>
  pdfFile({
    trailer: '/Info 7 0 R',
    objects: [`7 0 obj\n<< /Producer (x) /Title ${title} >>\nendobj`],
  })

describe('the title of a PDF', () => {
  it.each([
    ['(Bill of Sale)', 'Bill of Sale'],
    ['(Bill \\(of\\) (a) Sale)', 'Bill (of) (a) Sale'],
    ['(B\\151ll\\\n of Sale)', 'Bill of Sale'],
    ['(a\\nb\\rc\\td\\be\\ff)', 'a\nb\rc\td\be\ff'],
    ['(B\\ill \\\r\nof)', 'Bill of'],
    ['(Bill (of a\\) long) Sale)', 'Bill (of a) long) Sale'],
    ['<FEFF00E9>', '\u00e9'],
    ['<FEFF004200>', 'B'],
    ['(\\1234 \\501 \\7)', 'S4 A \u0007'],
    ['(Bi\\\rll)', 'Bill'],
    ['<42 69 6C6c>', 'Bill'],
    ['<4>', '@'],
    ['<FEFF00420069006C006C>', 'Bill'],
    ['<FEFF0042006>', 'B`'],
    ['()', ''],
  ])('is read from %s', (written, title) => {
    expect(pdfTitle(info(written))).toBe(title)
  })

  it.each([
    ['there are no properties', pdfFile()],
    ['the properties are not there', pdfFile({ trailer: '/Info 99 0 R' })],
    ['it never ends', info('(Bill')],
    ['it is no string', info('12')],
    ['it stands behind something else', info('12 (Bill)')],
    ['it stands behind something else in hexadecimal', info('12 <42>')],
    ['it is longer than any', info(`(${'x'.repeat(9_000)})`)],
    [
      'it comes behind more than properties hold',
      pdfFile({
        trailer: '/Info 7 0 R',
        objects: [`7 0 obj\n<< /A (${'x'.repeat(9_000)}) /Title (Far) >>\nendobj`],
      }),
    ],
    ['nothing says where its properties are', pdfFile({ trailer: '/Info (x)' })],
    [
      'only an object before its properties has one',
      pdfFile({
        trailer: '/Info 7 0 R',
        objects: ['8 0 obj << /Title (Chapter) >> endobj', '7 0 obj << /Producer (x) >> endobj'],
      }),
    ],
    [
      'only another packed object has one',
      pdfFile({ trailer: '/Info 6 0 R', objects: [packed('<< /Title (Packed) >>')] }),
    ],
    [
      'only a bookmark has one',
      pdfFile({ objects: ['8 0 obj\n<< /Title (Chapter) /Parent 9 0 R >>\nendobj'] }),
    ],
  ])('is none where %s', (_, bytes) => {
    expect(pdfTitle(bytes)).toBeUndefined()
  })

  it('is that of the object which the last trailer names, of no other', () => {
    const titled = (number: number, title: string) =>
      `${number} 0 obj\n<< /Title (${title}) >>\nendobj`
    const objects = [titled(17, 'Chapter'), titled(71, 'Part'), titled(8, 'Old'), titled(7, 'New')]
    const file = pdfFile({ trailer: '/Info 8 0 R', objects })
    expect(pdfTitle(file)).toBe('Old')
    const update = '\ntrailer\n<< /Info 7 0 R >>\nstartxref\n9\n%%EOF\n'
    expect(pdfTitle(Buffer.concat([file, Buffer.from(update)]))).toBe('New')
  })

  it('is the one in the part behind the last stream, where a change says it again', () => {
    const again = Buffer.from('\n7 0 obj\n<< /Title (New) >>\nendobj\n')
    const file = Buffer.concat([info('(Old)'), stream('/Length 1', 'x'), again])
    expect(pdfTitle(file)).toBe('New')
  })

  it('is found among packed objects', () => {
    const object = '<< /Title (Packed) >>'
    const bytes = pdfFile({ trailer: '/Info 5 0 R', objects: [packed(object)] })
    expect(pdfTitle(bytes)).toBe('Packed')
  })
})

describe('what a Word file says of itself', () => {
  const core = (title: string) => ({
    name: 'docProps/core.xml',
    data: `<cp:coreProperties xmlns:cp="a" xmlns:dc="b"><dc:title>${title}</dc:title></cp:coreProperties>`,
  })
  const app = {
    name: 'docProps/app.xml',
    data: '<Properties><Pages>4</Pages></Properties>',
  }

  it.each([
    [{ extra: [core('Bill of Sale'), app] }, { title: 'Bill of Sale', pageCount: 4 }],
    [{ body: '<w:r><w:t>First line</w:t></w:r>', extra: [core(' ')] }, { title: 'First line' }],
    [{ body: '<w:r><w:t>First line</w:t></w:r>' }, { title: 'First line' }],
    [{ document: '<a>x<p> <p> </p></p>y<p>First <p>line</p></p></a>' }, { title: 'First line' }],
    [{}, {}],
    [
      {
        extra: [
          {
            ...core(''),
            data: '<c><creator>Ann</creator><title> </title>x<title>Bill <b>of</b> Sale</title><title>Second</title></c>',
          },
          { ...app, data: '<p><Words>9</Words><Pages>0</Pages></p>' },
        ],
      },
      { title: 'Bill of Sale' },
    ],
    [{ extra: [{ ...app, data: '<p><Pages>2.5</Pages></p>' }] }, {}],
    [{ extra: [{ ...app, data: '<p><Pages>-1</Pages></p>' }] }, {}],
  ])('is its title or its first line, and its pages: %j', (changes, facts) => {
    expect(docxFacts(wordFile(changes))).toEqual({
      title: undefined,
      pageCount: undefined,
      ...facts,
    })
  })
})

describe('a file beside what is expected', () => {
  const problems = (changes: object) =>
    inspectionFacts({
      title: 'Bill of Sale',
      expectedTitle: 'Bill of Sale',
      pageCount: 4,
      specifiedPages: 4,
      digest: '',
      url: '',
      ...changes,
    }).map(({ problem }) => problem)

  it.each([
    [{}, [undefined, undefined]],
    [{ title: 'BILL-OF-SALE (final)' }, [undefined, undefined]],
    [{ title: undefined, pageCount: undefined }, [undefined, undefined]],
    [{ title: 'Will' }, ['Another title', undefined]],
    [{ title: 'Bill of Sales' }, ['Another title', undefined]],
    [{ pageCount: 5 }, [undefined, '1 more than specified']],
  ])('%j: %j', (changes, expected) => {
    expect(problems(changes)).toEqual(expected)
  })
})

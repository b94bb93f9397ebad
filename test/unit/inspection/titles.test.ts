import { describe, expect, it } from 'vitest'
import { inspectTemplate } from '../../../lambdas/admin/uploads/inspection/inspect.ts'
import { inspectionFacts } from '../../../web/features/admin/templates/template-facts.ts'
import { wordFile } from '../../support/hostile/docx.ts'
import { objectStream, pdfFile } from '../../support/hostile/pdf.ts'

const info = (title: string) =>
  pdfFile({
    trailer: '/Info 7 0 R',
    objects: [`7 0 obj\n<< /Producer (x) /Title ${title} >>\nendobj`],
  })

const titleOf = async (bytes: Buffer) => {
  const inspection = await inspectTemplate('pdf', bytes)
  return inspection.passed ? inspection.title : inspection.reason
}

describe('the title of a PDF', () => {
  it.each([
    ['(Bill of Sale)', 'Bill of Sale'],
    ['(Bill \\(of\\) (a) Sale)', 'Bill (of) (a) Sale'],
    ['<FEFF00E9>', '\u00e9'],
    ['<42696C6c>', 'Bill'],
  ])('is read from %s', async (written, title) => {
    expect(await titleOf(info(written))).toBe(title)
  })

  it.each([
    ['there are no properties', pdfFile()],
    ['the properties are missing', pdfFile({ trailer: '/Info 99 0 R' })],
    [
      'only a bookmark has one',
      pdfFile({ objects: ['8 0 obj\n<< /Title (Chapter) /Parent 9 0 R >>\nendobj'] }),
    ],
  ])('is undefined where %s', async (_, bytes) => {
    expect(await titleOf(bytes)).toBeUndefined()
  })

  it('is that of the last trailer', async () => {
    const info = (number: number, title: string) =>
      `${number} 0 obj\n<< /Title (${title}) >>\nendobj`
    const file = pdfFile({ trailer: '/Info 8 0 R', objects: [info(8, 'Old'), info(7, 'New')] })
    expect(await titleOf(file)).toBe('Old')
    const update = '\ntrailer\n<< /Info 7 0 R >>\nstartxref\n9\n%%EOF\n'
    expect(await titleOf(Buffer.concat([file, Buffer.from(update)]))).toBe('New')
  })

  it('is found in object streams', async () => {
    const bytes = pdfFile({
      trailer: '/Info 5 0 R',
      objects: [objectStream('<< /Title (Packed) >>')],
    })
    expect(await titleOf(bytes)).toBe('Packed')
  })
})

describe('the properties of a Word file', () => {
  const core = (title: string) => ({
    name: 'docProps/core.xml',
    data: `<coreProperties xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></coreProperties>`,
  })
  const app = {
    name: 'docProps/app.xml',
    data: '<Properties><Pages>4</Pages></Properties>',
  }

  it.each([
    [{ extra: [core('Bill of Sale'), app] }, { title: 'Bill of Sale', pageCount: 4 }],
    [{ body: '<w:r><w:t>First line</w:t></w:r>', extra: [core(' ')] }, { title: 'First line' }],
    [{ body: '<w:r><w:t>First line</w:t></w:r>' }, { title: 'First line' }],
    [{ document: '<a>x<p> <p> </p></p>y<p>First <r>line</r></p></a>' }, { title: 'First line' }],
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
  ])('are its title or first line and its page count: %j', async (changes, facts) => {
    expect(await inspectTemplate('docx', wordFile(changes))).toMatchObject({
      passed: true,
      title: undefined,
      pageCount: undefined,
      ...facts,
    })
  })
})

describe('a file compared with what is expected', () => {
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

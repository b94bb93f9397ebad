import { expect, test } from 'vitest'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { documentText } from '../../../shared/documents/engine/plain-text.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { withAgreement } from '../../support/fixture-template/index.ts'

const assembleSource = (source: string, answers: Answers = {}) =>
  assemble(withAgreement(source), 'agreement', answers, { today: '2026-11-21' })
const print = (source: string, answers: Answers = {}) =>
  documentText(assembleSource(source, answers))

test('a broken reference throws with the template, the part and the id', () => {
  expect(() => assembleSource('See {% ref("gone") %}.')).toThrow(
    'loan (agreement): ref("gone") is not in the document',
  )
})

test('a reference to an unnumbered heading or paragraph is rejected', () => {
  expect(() => assembleSource('## A {% #a plain=true %}\n\nSee {% ref("a") %}.')).toThrow(
    'ref("a") has no number',
  )
  expect(() => assembleSource('## A\n\nText {% #t %}\n\nSee {% ref("t") %}.')).toThrow(
    'ref("t") has no number',
  )
})

test('an id printed twice is rejected, but may occur in two branches', () => {
  const branches =
    '{% if $insured %}\n## A {% #a %}\n{% else /%}\n## B {% #a %}\n{% /if %}\n\nText.'
  expect(print(branches)).toBe('1. B\nText.\n')
  expect(() => assembleSource('## A {% #a %}\n\nx\n\n## B {% #a %}\n\ny')).toThrow(
    'the id "a" is used twice',
  )
})

test('headings without an id get one from their text', () => {
  const ids = assembleSource('## To Be {% plain=true %}\n\nx\n\n## To be\n\ny').blocks.map(
    (block) => ('id' in block ? block.id : undefined),
  )
  expect(ids).toEqual(['to-be', undefined, 'to-be-2', undefined])
})

test('a document can print the notes of a second state', () => {
  const source =
    'Here {% $state %}.\n\n{% state-notes part="introduction" state="Ohio" /%}\n\n{% state-notes part="introduction" /%}'
  expect(print(source, { state: 'Connecticut' })).toBe(
    'Here Connecticut.\nLook up the law of Ohio.\nConnecticut has a law.\n',
  )
  expect(assembleSource(source, { state: 'Connecticut' }).blocks[1]).toMatchObject({ fields: [] })
})

test('subsections and clauses share a counter; plain paragraphs and headings are not numbered', () => {
  const source = `Before.

## One {% clauses=true %}

First.

### Part {% numbered=true %}

Second.

### Quiet

Third. {% plain=true %}

{% note %}Small.{% /note %}

Fourth.

## Between {% plain=true clauses=true %}

Loose.

## Two

Unnumbered.`
  expect(print(source).split('\n')).toEqual([
    'Before.',
    '1. One',
    '1.1 First.',
    '1.2 Part',
    '1.3 Second.',
    'Quiet',
    'Third.',
    'Small.',
    '1.4 Fourth.',
    'Between',
    'Loose.',
    '2. Two',
    'Unnumbered.',
    '',
  ])
})

test('list markers continue past z and across conditions', () => {
  const items = Array.from({ length: 28 }, (_, index) => `- Item ${index + 1}`).join('\n')
  expect(print(`{% list marker="letter" %}\n${items}\n{% /list %}`)).toMatch(
    /\(z\) Item 26\n\(aa\) Item 27\n\(ab\) Item 28\n$/,
  )
})

test('a single item has no marker', () => {
  expect(print('{% list marker="letter" %}\n- One\n{% /list %}')).toMatch(/^• One$/m)
  expect(print('{% list marker="letter" %}\n- One\n- Two\n{% /list %}')).toMatch(/^\(a\) One$/m)
})

test('empty paragraphs, lists, tables, boxes and signers are omitted', () => {
  const wrapInIf = (content: string) => `{% if $insured %}\n${content}\n{% /if %}`
  const source = `{% if $insured %}Gone{% /if %}

{% list %}
${wrapInIf('- Gone')}
{% /list %}

{% lines value=$promises /%}

{% rows look="form" %}
${wrapInIf('{% row label="Gone" %}x{% /row %}')}
{% /rows %}

{% box %}
${wrapInIf('Gone')}
{% /box %}

{% signatures %}
${wrapInIf('{% signer role="Gone" %}{% line label="Signature" /%}{% /signer %}')}
{% /signatures %}

{% together %}
${wrapInIf('Gone')}
{% /together %}`
  expect(assembleSource(source).blocks).toEqual([])
})

test('lines can be the clauses of a section, each ending with one period', () => {
  const source = `## Gifts {% clauses=true %}

As follows: {% plain=true %}

{% lines value=$promises as="clauses" /%}

After {% ref("after") %}. {% #after %}`
  expect(print(source, { promises: ' My car to Bo; \n;\nMy boat to Lee, Inc.' })).toBe(
    '1. Gifts\nAs follows:\n1.1 My car to Bo.\n1.2 My boat to Lee, Inc.\n1.3 After 1.3.\n',
  )
  expect(print(source)).toBe('1. Gifts\nAs follows:\n1.1 After 1.1.\n')
  expect(assembleSource(source, { promises: 'One' }).blocks[2]?.fields).toEqual(['promises'])
})

test('a grid has an empty cell for a missing value, a row for a single value, and requires rows', () => {
  const template = (rows: unknown) => ({
    ...withAgreement('{% grid rows=$table header=["A", "B"] /%}'),
    derive: () => ({ table: rows }),
  })
  const cells = (rows: unknown) => {
    const { blocks } = assemble(template(rows), 'agreement', {}, { today: '2026-11-21' })
    return blocks
      .flatMap((block) => (block.kind === 'table' ? block.rows : []))
      .map((row) =>
        row.cells.map((runs) => runs.map((run) => ('text' in run ? run.text : '')).join('')),
      )
  }
  expect(cells([['1', undefined], 'Total'])).toEqual([
    ['1', ''],
    ['Total', ''],
  ])
  expect(cells('1')).toEqual([])
  expect(assembleSource('{% grid header=["A"] /%}').blocks).toEqual([])
})

test('widths that do not match the columns become equal', () => {
  const row = '{% row %}{% cell %}a{% /cell %}{% cell %}b{% /cell %}{% /row %}'
  const [table] = assembleSource(
    `{% rows look="grid" widths=[0.2, 0.3, 0.5] %}\n${row}\n{% /rows %}`,
  ).blocks
  expect(table).toMatchObject({ widths: [0.5, 0.5] })
})

test('amount columns are right-aligned', () => {
  const row = '{% row %}{% cell %}a{% /cell %}{% cell %}$5.00{% /cell %}{% /row %}'
  const [table] = assembleSource(`{% rows look="grid" amounts=[2] %}\n${row}\n{% /rows %}`).blocks
  expect(table).toMatchObject({ align: ['left', 'right'] })
  expect(
    assembleSource(`{% rows look="grid" %}\n${row}\n{% /rows %}`).blocks[0],
  ).not.toHaveProperty('align')
})

test('a line that ends with a colon stays with the next block', () => {
  expect(assembleSource('As follows:\n\n- One').blocks[0]).toMatchObject({ keepWithNext: true })
  expect(assembleSource('As follows.\n\n- One').blocks[0]).not.toHaveProperty('keepWithNext')
})

test('a plain derived value depends on all answers that derive reads', () => {
  const template = {
    ...withAgreement('{% $total %}'),
    derive: ({ fee, miles }: Answers) => ({ total: `${fee} and ${miles}` }),
  }
  const { blocks } = assemble(template, 'agreement', { fee: '5' }, { today: '2026-11-21' })
  expect(blocks[0]).toMatchObject({ fields: ['fee', 'miles'], runs: [{ text: '5 and undefined' }] })
})

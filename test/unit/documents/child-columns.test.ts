import { expect, it } from 'vitest'
import {
  CHILD_COLUMNS,
  PRIVATE_CHILD_COLUMNS,
} from '../../../shared/documents/template/child-columns.ts'
import { IMPOSSIBLE_DATE } from '../../../shared/documents/toolbox/dates.ts'

it.each([
  ['Lucia Quintero, born 2014-05-02', ['Lucia Quintero', '2014-05-02']],
  ['Lucia Quintero, May 2, 2014', ['Lucia Quintero', '2014-05-02']],
  ['Lucia Quintero, born on May 2, 2014', ['Lucia Quintero', '2014-05-02']],
  ['Bo Lee, Jr., born 1961-01-09', ['Bo Lee, Jr.', '1961-01-09']],
  ['Bo Lee, Jr.', ['Bo Lee, Jr.', '']],
  ['Lucia, born 02/29/2015', ['Lucia', IMPOSSIBLE_DATE]],
  ['Lucia, born in spring', ['Lucia, born in spring', '']],
  ['', ['', '']],
])('a child in a will: %j', (line, cells) => {
  expect(CHILD_COLUMNS.read(line)).toEqual(cells)
  expect(CHILD_COLUMNS.read(CHILD_COLUMNS.write(cells))).toEqual(cells)
})

it.each([
  ['T.W., born 2013', ['T.W.', '2013']],
  ['T.W., 2013', ['T.W.', '2013']],
  ['T.W., born 20', ['T.W.', '20']],
  ['T.W.', ['T.W.', '']],
])('a child in a court file: %j', (line, cells) => {
  expect(PRIVATE_CHILD_COLUMNS.read(line)).toEqual(cells)
  expect(PRIVATE_CHILD_COLUMNS.read(PRIVATE_CHILD_COLUMNS.write(cells))).toEqual(cells)
})

import { describe, expect, it } from 'vitest'
import { fileNameOf } from '../../../shared/api/downloads.ts'

describe('the file name of a title', () => {
  it.each([
    ['Bill of Sale', 'Bill_of_Sale_template.docx'],
    ['A "quoted" title', 'A_"quoted"_title_template.docx'],
    ['Two\nlines', 'Two_lines_template.docx'],
    [' Prêt à\t porter 李小龍 ', 'Prêt_à_porter_李小龍_template.docx'],
    ["Owner's; filename=evil.exe", "Owner's;_filename=evil.exe_template.docx"],
  ])('%j is %s', (title, name) => {
    expect(fileNameOf(title, 'docx')).toBe(name)
  })

  it('says what the file is', () => {
    expect(fileNameOf('Bill of Sale', 'pdf')).toBe('Bill_of_Sale_template.pdf')
    expect(fileNameOf('Bill of Sale', 'instructions')).toBe('Bill_of_Sale_instructions.pdf')
  })
})

import { describe, expect, it } from 'vitest'
import { fileNameOf } from '../../../shared/api/downloads.ts'
import { partiesInFileName } from '../../../shared/documents/template/file-names.ts'
import fc from '../../support/fast-check.ts'
import { loan } from '../../support/fixture-template/index.ts'

const nameOf = (lender: string) => fileNameOf('Loan', 'docx', partiesInFileName(loan, { lender }))

describe('a file name from answers', () => {
  it.each([
    ['Adaeze Okafor', 'Loan_Okafor.docx'],
    ['Rosalind Okonjo-Pratt ,', 'Loan_Okonjo-Pratt.docx'],
    ['Ann Lee, Jr.', 'Loan_Lee.docx'],
    ['Ann Lee Ph.D.', 'Loan_Lee.docx'],
    ['Blue Heron Builders, LLC', 'Loan_Blue_Heron_Builders_LLC.docx'],
    ['Smith & Sons, Inc.', 'Loan_Smith_Sons_Inc.docx'],
    ['Łukasz Nguyễn', 'Loan_Nguyễn.docx'],
    ['李小龍', 'Loan_李小龍.docx'],
    ['משה כהן', 'Loan_כהן.docx'],
    ['../../etc/passwd', 'Loan_etc_passwd.docx'],
    ['a"b;c\\d:e|f?g*h<i>', 'Loan_a_b_c_d_e_f_g_h_i.docx'],
    ['\u202Efdp.exe', 'Loan_fdp_exe.docx'],
    ['🚗', 'Loan_template.docx'],
    ['', 'Loan_template.docx'],
    [`${'x'.repeat(200)}`, `Loan_${'x'.repeat(30)}.docx`],
  ])('for %j is %s', (name, expected) => {
    expect(nameOf(name)).toBe(expected)
  })

  it('is safe on every file system for any party name', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(nameOf(name)).toMatch(/^Loan(_[\p{L}\p{M}\p{N}_-]+)?\.docx$/u)
        expect(nameOf(name).length).toBeLessThan(100)
      }),
    ))
})

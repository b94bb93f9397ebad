import { lintDocument } from '../../shared/documents/linter/lint.ts'
import { type Report, reportOn } from '../../shared/documents/linter/report.ts'
import type { Template } from '../../shared/documents/template/template.ts'
import { reportLines } from './report-lines.ts'

const FOLDER = 'shared/documents'

/** A document's errors and, if it has none, its report. */
export type DocumentCheck = { faults: string[]; lines: string[] }

/**
 * The report, or the reason why the sample can't be rendered, such as a reference to a hidden
 * clause.
 */
const tryReport = (template: Template): Report | Error => {
  try {
    return reportOn(template)
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
}

/** Checks one document. `read` returns a file by its path from shared/documents. */
export const checkDocument = (
  template: Template,
  read: (path: string) => string,
): DocumentCheck => {
  const lintErrors = lintDocument(template, read).map(
    ({ file, line, message }) => `${FOLDER}/${file}:${line} ${message}`,
  )
  if (lintErrors.length > 0) return { faults: lintErrors, lines: [] }
  const report = tryReport(template)
  if (report instanceof Error) return { faults: [`${FOLDER}/${report.message}`], lines: [] }
  return {
    faults: report.terms.undefined.map(
      ({ term, line }) =>
        `${FOLDER}/${template.id}/agreement.md:${line} "${term}" looks like a defined term but has no definition`,
    ),
    lines: reportLines(report, `${FOLDER}/${template.id}`),
  }
}

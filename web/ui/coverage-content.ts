import { loadCoverage } from '../../shared/content/coverages.ts'
import { contentFrom } from '../api/content.ts'

/** The coverage of a document with its reasons, fetched when it is first shown. */
export const coverageContent = contentFrom(loadCoverage)

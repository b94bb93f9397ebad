import { loadCoverage } from '../../shared/content/coverages.ts'
import { contentFrom } from '../api/content.ts'

/** A document's coverage with its reasons, loaded when first shown. */
export const coverageContent = contentFrom(loadCoverage)

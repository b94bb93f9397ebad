import { loadCoverage } from '../../shared/content/coverages.ts'
import { createContentLoader } from '../api/content.ts'

/** A document's coverage with its reasons, loaded when first shown. */
export const coverageContent = createContentLoader(loadCoverage)

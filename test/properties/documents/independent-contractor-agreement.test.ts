import { proveDocument } from '../../support/prove-document.ts'

proveDocument('independent-contractor-agreement')

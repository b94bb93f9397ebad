import { proveDocument } from '../../support/prove-document.ts'

proveDocument('promissory-note')

import { proveDocument } from '../../support/prove-document.ts'

proveDocument('bill-of-sale')

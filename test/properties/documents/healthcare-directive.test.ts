import { proveDocument } from '../../support/prove-document.ts'

proveDocument('healthcare-directive')

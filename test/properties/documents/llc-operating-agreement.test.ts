import { proveDocument } from '../../support/prove-document.ts'

proveDocument('llc-operating-agreement')

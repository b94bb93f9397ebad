import { proveDocument } from '../../support/prove-document.ts'

proveDocument('safe-agreement')

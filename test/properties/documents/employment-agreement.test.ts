import { proveDocument } from '../../support/prove-document.ts'

proveDocument('employment-agreement')

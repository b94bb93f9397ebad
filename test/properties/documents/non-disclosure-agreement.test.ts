import { proveDocument } from '../../support/prove-document.ts'

proveDocument('non-disclosure-agreement')

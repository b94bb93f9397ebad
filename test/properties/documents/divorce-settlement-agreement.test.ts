import { proveDocument } from '../../support/prove-document.ts'

proveDocument('divorce-settlement-agreement')

import { proveDocument } from '../../support/prove-document.ts'

proveDocument('prenuptial-agreement')

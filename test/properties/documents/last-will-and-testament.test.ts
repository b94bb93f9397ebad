import { proveDocument } from '../../support/prove-document.ts'

proveDocument('last-will-and-testament')

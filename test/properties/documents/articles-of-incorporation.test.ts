import { proveDocument } from '../../support/prove-document.ts'

proveDocument('articles-of-incorporation')

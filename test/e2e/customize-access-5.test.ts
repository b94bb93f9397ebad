import { proveFormAccess } from '../support/prove-form-access.ts'

proveFormAccess(4)

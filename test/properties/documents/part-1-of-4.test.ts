import { describeDocuments } from '../../support/document-properties.ts'

describeDocuments({ part: 1, of: 4 })

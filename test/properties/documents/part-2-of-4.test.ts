import { describeDocuments } from '../../support/document-properties.ts'

describeDocuments({ part: 2, of: 4 })

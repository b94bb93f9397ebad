import { describeDocuments } from '../../support/document-properties.ts'

describeDocuments({ part: 3, of: 4 })

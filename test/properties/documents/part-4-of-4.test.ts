import { describeDocuments } from '../../support/document-properties.ts'

describeDocuments({ part: 4, of: 4 })

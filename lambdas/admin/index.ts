import { handle } from 'hono/aws-lambda'
import { ADMIN_GROUP, routes } from '../../shared/api.ts'
import { onlyGroup } from '../core/admin-access.ts'
import { createApi } from '../core/http.ts'
import { createUpload } from './create-upload.ts'
import { findPurchases } from './find-purchases.ts'
import { getTemplate } from './get-template.ts'
import { listTemplateVersions } from './list-template-versions.ts'
import { listTemplates } from './list-templates.ts'
import { listUnmatchedPayments } from './list-unmatched-payments.ts'
import { recordVersion } from './record-version.ts'
import { refundPurchase } from './refund-purchase.ts'
import { reissuePurchase } from './reissue-purchase.ts'
import { restoreVersion } from './restore-version.ts'
import { retryPurchase } from './retry-purchase.ts'
import { templateFile } from './template-file.ts'

export const app = createApi(
  [
    [routes.listTemplates, listTemplates],
    [routes.getTemplate, getTemplate],
    [routes.listTemplateVersions, listTemplateVersions],
    [routes.templateFile, templateFile],
    [routes.createUpload, createUpload],
    [routes.recordVersion, recordVersion],
    [routes.restoreVersion, restoreVersion],
    [routes.findPurchases, findPurchases],
    [routes.reissuePurchase, reissuePurchase],
    [routes.retryPurchase, retryPurchase],
    [routes.refundPurchase, refundPurchase],
    [routes.listUnmatchedPayments, listUnmatchedPayments],
  ],
  onlyGroup(ADMIN_GROUP),
)

export const handler = handle(app)

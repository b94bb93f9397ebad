import { handle as onLambda } from 'hono/aws-lambda'
import { ADMIN_GROUP } from '../../shared/api/route.ts'
import { requireGroup } from '../core/platform/admin-access.ts'
import { createApi, type Endpoints } from '../core/platform/http.ts'
import assignPayment from './assign-payment.ts'
import closePayment from './close-payment.ts'
import createUpload from './create-upload.ts'
import erasePerson from './erase-person.ts'
import findPurchases from './find-purchases.ts'
import getTemplate from './get-template.ts'
import inspectUpload from './inspect-upload.ts'
import listPurchases from './list-purchases.ts'
import listTemplateVersions from './list-template-versions.ts'
import listTemplates from './list-templates.ts'
import listUnmatchedPayments from './list-unmatched-payments.ts'
import notePayment from './note-payment.ts'
import readdressPurchase from './readdress-purchase.ts'
import recordVersion from './record-version.ts'
import refundPurchase from './refund-purchase.ts'
import reissuePurchase from './reissue-purchase.ts'
import restoreVersion from './restore-version.ts'
import retryPurchase from './retry-purchase.ts'
import templateFile from './template-file.ts'
import withdrawVersion from './withdraw-version.ts'

export const app = createApi(
  {
    listTemplates,
    getTemplate,
    listTemplateVersions,
    templateFile,
    createUpload,
    inspectUpload,
    recordVersion,
    restoreVersion,
    withdrawVersion,
    findPurchases,
    listPurchases,
    reissuePurchase,
    readdressPurchase,
    retryPurchase,
    refundPurchase,
    listUnmatchedPayments,
    assignPayment,
    notePayment,
    closePayment,
    erasePerson,
  } satisfies Endpoints<'admin'>,
  { guard: requireGroup(ADMIN_GROUP) },
)

export const handler = onLambda(app)

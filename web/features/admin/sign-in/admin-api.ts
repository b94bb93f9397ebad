import type { Arguments, ResponseOf } from '../../../../shared/api/address.ts'
import {
  findPurchases,
  readdressPurchase,
  refundPurchase,
  reissuePurchase,
  retryPurchase,
} from '../../../../shared/api/admin-purchases.ts'
import {
  generateDocuments,
  getTemplate,
  listTemplates,
  templateFile,
} from '../../../../shared/api/admin-templates.ts'
import { erasePerson } from '../../../../shared/api/erasures.ts'
import { listPurchases } from '../../../../shared/api/recent-purchases.ts'
import type { Route } from '../../../../shared/api/route.ts'
import {
  createUpload,
  inspectUpload,
  listTemplateVersions,
  recordVersion,
  restoreVersion,
  withdrawVersion,
} from '../../../../shared/api/template-versions.ts'
import {
  assignPayment,
  closePayment,
  listUnmatchedPayments,
  notePayment,
} from '../../../../shared/api/unmatched-payments.ts'

/** Makes a route callable. */
export type AdminCaller = <R extends Route>(
  route: R,
) => (...input: Arguments<R>) => Promise<ResponseOf<R>>

/** Every call of the admin pages; each rejects with ApiError. */
export const adminApi = (caller: AdminCaller) => ({
  listTemplates: caller(listTemplates),
  getTemplate: caller(getTemplate),
  templateFile: caller(templateFile),
  listTemplateVersions: caller(listTemplateVersions),
  createUpload: caller(createUpload),
  inspectUpload: caller(inspectUpload),
  recordVersion: caller(recordVersion),
  restoreVersion: caller(restoreVersion),
  withdrawVersion: caller(withdrawVersion),
  generateDocuments: caller(generateDocuments),
  findPurchases: caller(findPurchases),
  listPurchases: caller(listPurchases),
  reissuePurchase: caller(reissuePurchase),
  readdressPurchase: caller(readdressPurchase),
  retryPurchase: caller(retryPurchase),
  refundPurchase: caller(refundPurchase),
  listUnmatchedPayments: caller(listUnmatchedPayments),
  assignPayment: caller(assignPayment),
  notePayment: caller(notePayment),
  closePayment: caller(closePayment),
  erasePerson: caller(erasePerson),
})
export type AdminApi = ReturnType<typeof adminApi>

import {
  findPurchases,
  readdressPurchase,
  refundPurchase,
  reissuePurchase,
  retryPurchase,
} from './admin-purchases.ts'
import { generateDocuments, getTemplate, listTemplates, templateFile } from './admin-templates.ts'
import {
  correctAnswers,
  deleteDownload,
  downloadFile,
  getCorrection,
  getDownload,
  getReceipt,
  getSteps,
  noDownload,
  renewDownload,
} from './downloads.ts'
import { erasePerson } from './erasures.ts'
import { getOpenApi } from './openapi.ts'
import { createCheckout, createOrder, getOffer, getPurchase } from './purchases.ts'
import { listPurchases } from './recent-purchases.ts'
import type { Route } from './route.ts'
import {
  createSignup,
  openUnsubscription,
  requestLinks,
  resubscribe,
  unsubscribe,
} from './signups.ts'
import {
  createUpload,
  inspectUpload,
  listTemplateVersions,
  recordVersion,
  restoreVersion,
  withdrawVersion,
} from './template-versions.ts'
import {
  assignPayment,
  closePayment,
  listUnmatchedPayments,
  notePayment,
} from './unmatched-payments.ts'
import { verifyFile } from './verification.ts'
import { stripeWebhook } from './webhook.ts'

/** Every route of the HTTP API, by its name. The web imports single routes, to load no more than it calls. */
export const routes = {
  createCheckout,
  createOrder,
  stripeWebhook,
  getPurchase,
  getOffer,
  createSignup,
  requestLinks,
  unsubscribe,
  openUnsubscription,
  resubscribe,
  getOpenApi,
  noDownload,
  getDownload,
  getReceipt,
  getSteps,
  getCorrection,
  correctAnswers,
  downloadFile,
  deleteDownload,
  renewDownload,
  verifyFile,
  listTemplates,
  getTemplate,
  templateFile,
  listTemplateVersions,
  createUpload,
  inspectUpload,
  recordVersion,
  restoreVersion,
  withdrawVersion,
  generateDocuments,
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
} as const satisfies Record<string, Route>
export type RouteName = keyof typeof routes

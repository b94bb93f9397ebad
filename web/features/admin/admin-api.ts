import type * as z from 'zod'
import {
  type FileType,
  placeholderResponse,
  type RecordVersionRequest,
  recordVersionResponse,
  refundResponse,
  retryResponse,
  templateDetailsResponse,
  templateFileResponse,
  templateListResponse,
  templateVersionsResponse,
  unmatchedPaymentsResponse,
  uploadResponse,
} from '../../../shared/admin-api.ts'
import { purchaseSearchResponse, type RouteName, reissueResponse } from '../../../shared/api.ts'
import type { CallOptions } from '../../lib/api.ts'

export type AdminCall = <T>(
  name: RouteName,
  schema: z.ZodType<T>,
  options: Omit<CallOptions, 'token'>,
) => Promise<T>

type FileQuery = { inline?: 'true'; version?: string }

const templateCalls = (call: AdminCall) => ({
  /** With `refresh`, the server remembers nothing. */
  templates: (refresh = false) =>
    call('listTemplates', templateListResponse, { query: refresh ? { refresh: 'true' } : {} }),
  template: (id: string) => call('getTemplate', templateDetailsResponse, { params: { id } }),
  versions: (id: string) =>
    call('listTemplateVersions', templateVersionsResponse, { params: { id } }),
  file: (id: string, type: FileType, query: FileQuery = {}) =>
    call('templateFile', templateFileResponse, { params: { id, type }, query }),
  openUpload: (id: string, fileName: string) =>
    call('createUpload', uploadResponse, { params: { id }, body: { fileName } }),
  recordVersion: (id: string, body: RecordVersionRequest) =>
    call('recordVersion', recordVersionResponse, { params: { id }, body }),
  restore: (id: string, versionId: string) =>
    call('restoreVersion', recordVersionResponse, { params: { id }, body: { versionId } }),
  createPlaceholders: (documentIds: string[]) =>
    call('generateDocuments', placeholderResponse, {
      body: { action: 'create_template_placeholders', documentIds },
    }),
})

const purchaseCalls = (call: AdminCall) => ({
  findPurchases: (query: string) =>
    call('findPurchases', purchaseSearchResponse, { query: { query } }),
  reissue: (id: string) => call('reissuePurchase', reissueResponse, { params: { id } }),
  retry: (id: string) => call('retryPurchase', retryResponse, { params: { id } }),
  refund: (id: string) => call('refundPurchase', refundResponse, { params: { id } }),
  unmatchedPayments: () => call('listUnmatchedPayments', unmatchedPaymentsResponse, {}),
})

/** Every call of the admin pages; each rejects with ApiError. */
export const adminApi = (call: AdminCall) => ({ ...templateCalls(call), ...purchaseCalls(call) })
export type AdminApi = ReturnType<typeof adminApi>

import { handle } from 'hono/aws-lambda'
import { ADMIN_GROUP, routes } from '../../shared/api.ts'
import { onlyGroup } from '../core/admin-access.ts'
import { createApi } from '../core/http.ts'
import { findPurchases } from './find-purchases.ts'
import { reissuePurchase } from './reissue-purchase.ts'

export const app = createApi(
  [
    [routes.findPurchases, findPurchases],
    [routes.reissuePurchase, reissuePurchase],
  ],
  onlyGroup(ADMIN_GROUP),
)

export const handler = handle(app)
